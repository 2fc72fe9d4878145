import type { DetailsValue } from '@servery/contract/entities/venue-details';
import { abnText, isAbn } from '#set-up/abn';

/** As they are kept: no blanks around anything, and an ABN as people write it. */
export const writtenDetails = (typed: DetailsValue): DetailsValue => ({
  ...typed,
  name: typed.name.trim(),
  address: typed.address.trim(),
  suburb: typed.suburb.trim(),
  state: typed.state.trim(),
  postcode: typed.postcode.trim(),
  phone: typed.phone.trim(),
  abn: abnText(typed.abn.trim()),
});

type Open = { orders: number; standing: number };

/** Why details cannot become others: a tax invoice shows an ABN, and a clock stays while orders go by it. */
export function detailsProblem(
  held: DetailsValue,
  wanted: DetailsValue,
  open: Open,
): 'abn_missing' | 'abn_invalid' | 'clock_in_use' | undefined {
  const isTaxNew = wanted.abn !== held.abn || wanted.gst_registered !== held.gst_registered;
  if (isTaxNew && wanted.gst_registered && wanted.abn === '') return 'abn_missing';
  if (isTaxNew && wanted.abn !== '' && !isAbn(wanted.abn)) return 'abn_invalid';
  return wanted.time_zone !== held.time_zone && open.orders + open.standing > 0 ? 'clock_in_use' : undefined;
}

import type { FulfilmentCode, FulfilmentType } from '@servery/contract/entities/fulfilment';
import { chooseType, type FulfilmentChoice } from '@servery/domain/fulfilment/choice';

export type LinkSearch = Readonly<Record<string, unknown>>;

const FULFIL: Readonly<Record<string, FulfilmentCode>> = {
  pickup: 'pickup',
  takeaway: 'pickup',
  dine: 'table',
  dinein: 'table',
  'dine-in': 'table',
  table: 'table',
  book: 'booking',
  booking: 'booking',
  reserve: 'booking',
  reservation: 'booking',
  deliver: 'deliver',
  delivery: 'deliver',
  custom: 'custom',
};

/** A router reads `table=12` as a number; a table is a text. */
const textOf = (search: LinkSearch, name: string): string => {
  const value = search[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
};

function wantedCode(search: LinkSearch): FulfilmentCode | undefined {
  if (textOf(search, 'table')) return 'table';
  if (['bookingref', 'bookingname', 'bookingpax'].some((name) => textOf(search, name))) return 'booking';
  return FULFIL[textOf(search, 'fulfil').toLowerCase()];
}

/** Whether a link says anything about how the order is had. */
export const asksForWay = (search: LinkSearch): boolean =>
  ['table', 'bookingref', 'bookingname', 'bookingpax', 'fulfil', 'confirm'].some(
    (name) => textOf(search, name) !== '',
  );

/** What a link or a table's QR code chooses: a table wins over a booking, a booking over a named type. */
export function linkChoice(
  search: LinkSearch,
  types: readonly FulfilmentType[],
): FulfilmentChoice | undefined {
  const code = wantedCode(search);
  const type = types.find((each) => each.code === code);
  if (!type) return undefined;
  const pax = Number(textOf(search, 'bookingpax'));
  const choice = chooseType(undefined, type);
  return {
    ...choice,
    tableNum: type.code === 'table' ? textOf(search, 'table').toUpperCase() : '',
    bookingRef: type.code === 'booking' ? textOf(search, 'bookingref').toUpperCase() : '',
    bookingName: type.code === 'booking' ? textOf(search, 'bookingname') : '',
    bookingPax: Number.isInteger(pax) && pax > 0 ? pax : choice.bookingPax,
  };
}

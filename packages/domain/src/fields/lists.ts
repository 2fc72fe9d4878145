import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';

/** All that there are of a type: one that is forgotten does not compile. */
const all = <Item extends string>(each: Readonly<Record<Item, true>>): Item[] => Object.keys(each) as Item[];

export const FULFILMENT_CODES = all<FulfilmentCode>({
  pickup: true,
  deliver: true,
  table: true,
  booking: true,
  custom: true,
  catering: true,
});
export const SALE_CHANNELS = all<SaleChannel>({ online: true, kiosk: true, counter: true });

import type { FulfilmentCode, FulfilmentType } from '@servery/contract/entities/fulfilment';
import { chooseType, type FulfilmentChoice } from '#fulfilment/choice';
import { canBeHad } from '#fulfilment/only-type';
import type { LinkData } from '#links/link-data';

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

const saysBooking = (link: LinkData): boolean =>
  link.booking_ref !== '' || link.booking_name !== '' || link.booking_pax > 0;

function wantedCode(link: LinkData): FulfilmentCode | undefined {
  if (link.table_num !== '') return 'table';
  if (saysBooking(link)) return 'booking';
  const name = link.fulfil.toLowerCase();
  return Object.hasOwn(FULFIL, name) ? FULFIL[name] : undefined;
}

/** Whether a link says anything about how the order is had. */
export const asksForFulfilment = (link: LinkData): boolean =>
  link.table_num !== '' || saysBooking(link) || link.fulfil !== '' || link.confirm;

/** What a link chooses: a table wins over a booking, a booking over a named type. What cannot be had is ignored. */
export function linkChoice(link: LinkData, types: readonly FulfilmentType[]): FulfilmentChoice | undefined {
  const code = wantedCode(link);
  const type = types.find((each) => each.code === code && canBeHad(each));
  if (!type) return undefined;
  const choice = chooseType(undefined, type);
  const booking = type.code === 'booking';
  return {
    ...choice,
    tableNum: type.code === 'table' ? link.table_num.toUpperCase() : '',
    bookingRef: booking ? link.booking_ref.toUpperCase() : '',
    bookingName: booking ? link.booking_name : '',
    bookingPax: booking && link.booking_pax > 0 ? link.booking_pax : choice.bookingPax,
  };
}

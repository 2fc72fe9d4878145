import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { FulfilmentChoice } from '#fulfilment/choice';
import type { Instant } from '#hours/availability';
import { instantOf } from '#hours/times';
import { clockText, shortDate } from '#hours/words';

/** The choice as an order carries it. */
export type SelectedOptions = {
  code: FulfilmentCode;
  asap: boolean;
  /** 0 with ASAP, and where no time is asked for. */
  datetime: Instant;
  /** '18/11/26 12:15 pm', or 'ASAP'. */
  datetimeVal: string;
  deliverySlotId: number;
  deliverySlotDesc: string;
  deliveryStopId: number;
  deliveryStopDesc: string;
  pickupLocationId: number;
  pickupLocationDesc: string;
  dineinTableNum: string;
  dineinBookingName: string;
  dineinBookingRef: string;
  dineinBookingPax: number;
};

/** A place has a time of its own; until the server names it, the day counts. */
const MIDDAY = '12:00';

export function selectedOptions(choice: FulfilmentChoice, zone: string): SelectedOptions {
  const { date, time } = choice;
  const timed = !choice.asap && date !== '';
  const desc = (id: number): string => (id > 0 ? (choice.placeDesc ?? '') : '');
  return {
    code: choice.code,
    asap: choice.asap,
    datetime: timed ? choice.at || instantOf({ date, time: time || MIDDAY }, zone) : 0,
    datetimeVal: timed
      ? [shortDate(date), time && clockText(time)].filter(Boolean).join(' ')
      : choice.asap
        ? 'ASAP'
        : '',
    deliverySlotId: choice.slotId,
    deliverySlotDesc: desc(choice.slotId),
    deliveryStopId: choice.stopId,
    deliveryStopDesc: desc(choice.stopId),
    pickupLocationId: choice.locationId,
    pickupLocationDesc: desc(choice.locationId),
    dineinTableNum: choice.tableNum.trim().toUpperCase(),
    dineinBookingName: choice.bookingName.trim(),
    dineinBookingRef: choice.bookingRef.trim().toUpperCase(),
    dineinBookingPax: choice.bookingPax,
  };
}

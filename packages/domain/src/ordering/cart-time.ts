import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { FulfilmentChoice } from '#fulfilment/choice';
import {
  type ChosenTime,
  chosenTime,
  type HeldTime,
  type SentTime,
  wantedMoment,
} from '#fulfilment/chosen-time';
import type { Instant } from '#hours/availability';
import { instantOf } from '#hours/times';
import { type Cart, NO_TIME } from '#ordering/cart';
import { fulfilmentAt } from '#venue/fulfilment-at';
import type { Venue } from '#venue/model';

/** A venue at a moment. */
export type VenueNow = { venue: Venue; now: Instant };

/** The cart's choice as the fulfilment rules take it. */
export const choiceIn = (cart: Cart): FulfilmentChoice => ({
  ...cart.time,
  code: cart.fulfilmentType as FulfilmentChoice['code'],
  tableNum: cart.tableNum,
  bookingRef: cart.bookingRef,
  bookingName: cart.bookingName,
  bookingPax: cart.bookingPax,
});

type Wish = {
  /** Another type than the cart's: what the cart remembers was chosen for its own. */
  code?: FulfilmentCode | '' | undefined;
  sent?: SentTime;
};

/** When the order in a cart is wanted. The one place that reads the cart's own fields. */
export function timeOf(cart: Cart, { venue, now }: VenueNow, wish: Wish = {}): ChosenTime {
  const code = wish.code ?? cart.fulfilmentType;
  const type = venue.fulfilment.find((each) => each.code === code);
  if (!type) return { kind: 'none' };
  const held = code === cart.fulfilmentType ? cart.time : NO_TIME;
  const clock = { now, zone: venue.timeZone };
  return chosenTime({ held, ...(wish.sent && { sent: wish.sent }) }, fulfilmentAt(type, venue, now), clock);
}

type ChosenFields = Pick<HeldTime, 'asap' | 'date' | 'time' | 'at'>;

/** A choice as a cart remembers it; which point was chosen, it remembers apart. */
export function heldTime(
  chosen: ChosenTime,
  { fulfilmentPoints }: Pick<Venue, 'fulfilmentPoints'>,
): ChosenFields {
  const nothing: ChosenFields = { asap: false, date: '', time: '', at: undefined };
  switch (chosen.kind) {
    case 'asap':
      return { ...nothing, asap: true };
    case 'time': {
      const { date, time, at } = chosen;
      return { ...nothing, date, time, at };
    }
    case 'point': {
      const due = fulfilmentPoints.get(chosen.id)?.dueTime ?? '';
      return { ...nothing, date: chosen.date, time: due };
    }
    case 'day':
      return { ...nothing, date: chosen.date };
    case 'none':
      return nothing;
  }
}

/** The moment for which goods are wanted: what can be had is judged for it, and for now until one is chosen. */
export function wantedAt(chosen: ChosenTime, { venue, now }: VenueNow): Instant {
  const point = chosen.kind === 'point' ? venue.fulfilmentPoints.get(chosen.id) : undefined;
  const pointAt =
    chosen.kind === 'point' && point
      ? instantOf({ date: chosen.date, time: point.dueTime }, venue.timeZone)
      : undefined;
  return wantedMoment(chosen, now, pointAt);
}

/** When, how and where what is in a cart is ordered. */
export const saleIn = (cart: Cart, at: VenueNow) => ({
  when: wantedAt(timeOf(cart, at), at),
  fulfilment: cart.fulfilmentType,
  channel: cart.channel,
});

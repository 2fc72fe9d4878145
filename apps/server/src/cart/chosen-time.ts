import type { FulfilmentChoice } from '@servery/domain/fulfilment/choice';
import {
  type ChosenTime,
  chosenTime,
  type HeldTime,
  type SentTime,
  wantedMoment,
} from '@servery/domain/fulfilment/chosen-time';
import { instantOf } from '@servery/domain/hours/times';
import type { Cart } from '#stores/carts';
import type { Catalogue } from '#stores/catalogue';
import { fulfilmentView } from '#views/fulfilment';

const NOTHING_HELD: HeldTime = { asap: false, date: '', time: '', slotId: 0, stopId: 0, locationId: 0 };

const heldIn = (cart: Cart): HeldTime => ({
  asap: cart.fulfilment_asap === 1,
  date: cart.fulfilment_date,
  time: cart.fulfilment_time,
  at: cart.fulfilment_at || undefined,
  slotId: cart.slot_id,
  stopId: cart.stop_id,
  locationId: cart.location_id,
});

/** The cart's choice in the words of the domain. */
export const choiceIn = (cart: Cart): FulfilmentChoice => ({
  ...heldIn(cart),
  code: cart.fulfilment_type as FulfilmentChoice['code'],
  tableNum: cart.table_num,
  bookingRef: cart.booking_ref,
  bookingName: cart.booking_name,
  bookingPax: cart.booking_pax,
});

type Wish = {
  /** Another type than the cart's: what the cart remembers was chosen for its own. */
  code?: string | undefined;
  sent?: SentTime;
};

/** When the order in a cart is wanted. The one place that reads the cart's own fields. */
export function timeOf(cart: Cart, at: { catalogue: Catalogue; now: number }, wish: Wish = {}): ChosenTime {
  const { catalogue, now } = at;
  const code = wish.code ?? cart.fulfilment_type;
  const record = catalogue.fulfilment.find((type) => type.code === code);
  if (!record) return { kind: 'none' };
  const held = code === cart.fulfilment_type ? heldIn(cart) : NOTHING_HELD;
  const clock = { now, zone: catalogue.merchant.time_zone };
  return chosenTime(
    { held, ...(wish.sent && { sent: wish.sent }) },
    fulfilmentView(record, catalogue, now),
    clock,
  );
}

type TimeColumns = Pick<Cart, 'fulfilment_asap' | 'fulfilment_date' | 'fulfilment_time' | 'fulfilment_at'>;

/** A choice as a cart remembers it. */
export function timeColumns(chosen: ChosenTime, { places }: Pick<Catalogue, 'places'>): TimeColumns {
  const nothing = { fulfilment_asap: 0, fulfilment_date: '', fulfilment_time: '', fulfilment_at: 0 };
  switch (chosen.kind) {
    case 'asap':
      return { ...nothing, fulfilment_asap: 1 };
    case 'time': {
      const { date, time, at } = chosen;
      return { ...nothing, fulfilment_date: date, fulfilment_time: time, fulfilment_at: at };
    }
    case 'point': {
      const due = places.get(chosen.id)?.due_time ?? '';
      return { ...nothing, fulfilment_date: chosen.date, fulfilment_time: due };
    }
    case 'day':
      return { ...nothing, fulfilment_date: chosen.date };
    case 'none':
      return nothing;
  }
}

/** The moment for which goods are wanted: what can be had is judged for it, and for now until one is chosen. */
export function wantedAt(
  chosen: ChosenTime,
  { catalogue, now }: { catalogue: Catalogue; now: number },
): number {
  const place = chosen.kind === 'point' ? catalogue.places.get(chosen.id) : undefined;
  const pointAt =
    chosen.kind === 'point' && place
      ? instantOf({ date: chosen.date, time: place.due_time }, catalogue.merchant.time_zone)
      : undefined;
  return wantedMoment(chosen, now, pointAt);
}

import type { CheckoutOptions } from '@servery/contract/calls/customer/manage-cart';
import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import { pointBucket, roomLeft } from '@servery/domain/capacity/bucket';
import { offerDates } from '@servery/domain/delivery/offers';
import { fail, type Failure } from '@servery/domain/failure';
import { availabilityOf } from '@servery/domain/fulfilment/choice';
import type { ChosenTime, HeldTime } from '@servery/domain/fulfilment/chosen-time';
import { isPickable } from '@servery/domain/hours/times';
import { NO_TIME } from '@servery/domain/ordering/cart';
import { choiceIn, heldTime, timeOf } from '@servery/domain/ordering/cart-time';
import { fulfilmentAt } from '@servery/domain/venue/fulfilment-at';
import { isPointOffered } from '@servery/domain/venue/offered-points';
import type { CartAt, CartChange } from '#actions/customer/cart/cart-change';
import type { ReadTx } from '#db/database';
import { capacityOf } from '#stores/capacity';
import type { CartDetails } from '#stores/cart-rows';

type Code = FulfilmentCode | '';

const pointsIn = ({ slotId, stopId, locationId }: HeldTime) => ({ slotId, stopId, locationId });

const typeOf = (code: Code, { venue }: CartAt) => venue.fulfilment.find((type) => type.code === code);

function timeProblem(chosen: ChosenTime, code: Code, at: CartAt): Failure<'time_unavailable'> | undefined {
  const { venue, now } = at;
  const type = typeOf(code, at);
  if (!type || chosen.kind === 'asap' || chosen.kind === 'none') return undefined;
  const availability = availabilityOf(fulfilmentAt(type, venue, now), venue.timeZone);
  if (!offerDates({ availability, now }).includes(chosen.date)) return fail('time_unavailable');
  if (chosen.kind !== 'time' || type.timeType !== 'user') return undefined;
  return isPickable(availability, chosen, now) ? undefined : fail('time_unavailable');
}

/** A new type starts with its own fields empty; the same type keeps what was chosen. */
function typeChange(code: Code, at: CartAt): CartDetails {
  if (code === at.cart.fulfilmentType) return {};
  return { fulfilmentType: code, tableNum: '', bookingRef: '', bookingName: '', bookingPax: 2 };
}

type TimeChange = { ok: true; time: HeldTime | undefined } | Failure<'time_unavailable'>;

function timeChange(options: CheckoutOptions, code: Code, at: CartAt): TimeChange {
  const { venue, cart } = at;
  const { fulfilment_asap: asap, fulfilment_date: date, fulfilment_time: time } = options;
  const isNew = code !== cart.fulfilmentType;
  if (!isNew && asap === undefined && date === undefined && time === undefined)
    return { ok: true, time: undefined };
  const sent = { asap: asap === undefined ? undefined : asap === 1, date, time };
  const chosen = timeOf(cart, at, { code, sent });
  const touched = date !== undefined || time !== undefined;
  const problem = touched ? timeProblem(chosen, code, at) : undefined;
  const points = pointsIn(isNew ? NO_TIME : choiceIn(cart));
  return problem ?? { ok: true, time: { ...heldTime(chosen, venue), ...points } };
}

export function fulfilmentChange(options: CheckoutOptions, at: CartAt): CartChange {
  const code = options.fulfilment_type || at.cart.fulfilmentType;
  if (code !== at.cart.fulfilmentType && !typeOf(code, at)) return fail('fulfilment_unavailable');
  const changed = timeChange(options, code, at);
  if (!changed.ok) return changed;
  const details: CartDetails = { ...typeChange(code, at), ...(changed.time && { time: changed.time }) };
  if (options.table_num !== undefined) details.tableNum = options.table_num.trim().toUpperCase();
  if (options.booking_ref !== undefined) details.bookingRef = options.booking_ref.trim().toUpperCase();
  if (options.booking_name !== undefined) details.bookingName = options.booking_name.trim();
  if (options.booking_pax !== undefined) details.bookingPax = options.booking_pax;
  return { ok: true, details };
}

const POINT_FIELDS = [
  ['delivery_slot_id', 'slotId', 'slot'],
  ['delivery_stop_id', 'stopId', 'stop'],
  ['pickup_location_id', 'locationId', 'location'],
] as const;

/** The points named, if they are this venue's and can still be had on the chosen day. */
export async function pointChange(tx: ReadTx, options: CheckoutOptions, at: CartAt): Promise<CartChange> {
  const { venue, cart, now } = at;
  const { asap, date, time, at: moment, ...held } = choiceIn(cart);
  const changed: HeldTime = { asap, date, time, at: moment, ...pointsIn({ ...NO_TIME, ...held }) };
  for (const [field, name, kind] of POINT_FIELDS) {
    const id = options[field];
    if (id === undefined) continue;
    changed[name] = id;
    if (id === 0) continue;
    const point = venue.fulfilmentPoints.get(id);
    if (point?.kind !== kind) return fail('slot_unavailable');
    const type = typeOf(cart.fulfilmentType, at);
    const chosen = timeOf(cart, at, { sent: { [name]: id } });
    if (!type || chosen.kind !== 'point' || chosen.point !== kind) continue;
    const zoneId = venue.zones.get(cart.deliveryPostcode)?.id ?? 0;
    if (!isPointOffered(point, chosen.date, { venue, type, zoneId, now })) return fail('slot_unavailable');
    const use = await capacityOf(tx, pointBucket(point, chosen.date), { cartId: cart.id, now });
    if (roomLeft(use) === 0) return fail('slot_unavailable');
    Object.assign(changed, heldTime(chosen, venue));
  }
  const named = POINT_FIELDS.some(([field]) => options[field] !== undefined);
  return { ok: true, details: named ? { time: changed } : {} };
}

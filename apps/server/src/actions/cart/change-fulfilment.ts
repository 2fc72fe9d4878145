import type { CheckoutOptions } from '@servery/contract/calls/manage-cart';
import { placesLeft, offerDates } from '@servery/domain/delivery/offers';
import { availabilityOf, needsPlace } from '@servery/domain/fulfilment/choice';
import { isPickable } from '@servery/domain/hours/times';
import type { Changes, Venue } from '#actions/cart/checkout-options';
import type { ReadTx } from '#db/database';
import { fail, type Failure } from '#http/answer';
import { capacityOf } from '#stores/capacity';
import type { Cart, CartDetails } from '#stores/carts';
import { fulfilmentView } from '#views/fulfilment';
import { isPlaceOffered, placeOnDate } from '#views/places';

/** A new type starts with its own fields empty; the same type keeps what was chosen. */
function typeChange(options: CheckoutOptions, { catalogue, cart }: Venue): Changes {
  const code = options.fulfilment_type;
  if (!code || code === cart.fulfilment_type) return { ok: true, details: {} };
  if (!catalogue.fulfilment.some((type) => type.code === code)) return fail('fulfilment_unavailable');
  const blank = {
    fulfilment_asap: 0,
    fulfilment_date: '',
    fulfilment_time: '',
    table_num: '',
    booking_ref: '',
  };
  const places = { booking_name: '', booking_pax: 2, slot_id: 0, stop_id: 0, location_id: 0 };
  return { ok: true, details: { fulfilment_type: code, ...blank, ...places } };
}

const recordOf = (cart: Cart, { catalogue }: Venue) =>
  catalogue.fulfilment.find((type) => type.code === cart.fulfilment_type);

function timeProblem(details: CartDetails, venue: Venue): Failure<'time_unavailable'> | undefined {
  const { catalogue, now } = venue;
  const chosen = { ...venue.cart, ...details };
  const touched = details.fulfilment_date !== undefined || details.fulfilment_time !== undefined;
  if (!touched || chosen.fulfilment_asap === 1 || chosen.fulfilment_date === '') return undefined;
  const record = recordOf(chosen, venue);
  if (!record) return undefined;
  const type = fulfilmentView(record, catalogue, now);
  const availability = availabilityOf(type, catalogue.merchant.time_zone);
  if (!offerDates({ availability, now }).includes(chosen.fulfilment_date)) return fail('time_unavailable');
  if (chosen.fulfilment_time === '' || needsPlace(type) || record.time_type !== 'user') return undefined;
  const when = { date: chosen.fulfilment_date, time: chosen.fulfilment_time };
  return isPickable(availability, when, now) ? undefined : fail('time_unavailable');
}

export function fulfilmentChange(options: CheckoutOptions, venue: Venue): Changes {
  const type = typeChange(options, venue);
  if (!type.ok) return type;
  const details: CartDetails = { ...type.details };
  if (options.fulfilment_asap !== undefined) details.fulfilment_asap = options.fulfilment_asap;
  if (options.fulfilment_asap === 1) Object.assign(details, { fulfilment_date: '', fulfilment_time: '' });
  else {
    if (options.fulfilment_date !== undefined) details.fulfilment_date = options.fulfilment_date;
    if (options.fulfilment_time !== undefined) details.fulfilment_time = options.fulfilment_time;
  }
  if (options.table_num !== undefined) details.table_num = options.table_num.trim().toUpperCase();
  if (options.booking_ref !== undefined) details.booking_ref = options.booking_ref.trim().toUpperCase();
  if (options.booking_name !== undefined) details.booking_name = options.booking_name.trim();
  if (options.booking_pax !== undefined) details.booking_pax = options.booking_pax;
  return timeProblem(details, venue) ?? { ok: true, details };
}

const PLACE_FIELDS = [
  ['delivery_slot_id', 'slot_id', 'slot'],
  ['delivery_stop_id', 'stop_id', 'stop'],
  ['pickup_location_id', 'location_id', 'location'],
] as const;

/** The places named, if they are this venue's and can still be had on the chosen day. */
export async function placeChange(tx: ReadTx, options: CheckoutOptions, venue: Venue): Promise<Changes> {
  const { catalogue, cart, now } = venue;
  const details: CartDetails = {};
  for (const [field, column, kind] of PLACE_FIELDS) {
    const id = options[field];
    if (id === undefined) continue;
    details[column] = id;
    if (id === 0) continue;
    const place = catalogue.places.get(id);
    if (place?.kind !== kind) return fail('slot_unavailable');
    const record = recordOf(cart, venue);
    if (!record || record.time_type !== `${kind}s` || cart.fulfilment_date === '') continue;
    const zoneId = catalogue.zones.get(cart.delivery_postcode)?.id ?? 0;
    if (!isPlaceOffered(place, cart.fulfilment_date, { catalogue, record, zoneId, now }))
      return fail('slot_unavailable');
    const use = await capacityOf(tx, placeOnDate(place, cart.fulfilment_date), { cartId: cart.id, now });
    if (placesLeft(use) === 0) return fail('slot_unavailable');
    details.fulfilment_time = place.due_time;
  }
  return { ok: true, details };
}

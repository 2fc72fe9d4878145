import type { CheckoutOptions } from '@servery/contract/calls/manage-cart';
import { placesLeft, offerDates } from '@servery/domain/delivery/offers';
import { availabilityOf } from '@servery/domain/fulfilment/choice';
import type { ChosenTime } from '@servery/domain/fulfilment/chosen-time';
import { isPickable } from '@servery/domain/hours/times';
import type { Changes, Venue } from '#actions/cart/checkout-options';
import { timeColumns, timeOf } from '#cart/chosen-time';
import type { ReadTx } from '#db/database';
import { fail, type Failure } from '#http/answer';
import { capacityOf } from '#stores/capacity';
import type { CartDetails } from '#stores/carts';
import { fulfilmentView } from '#views/fulfilment';
import { isPlaceOffered, placeOnDate } from '#views/places';

/** A new type starts with its own fields empty; the same type keeps what was chosen. */
function typeChange(options: CheckoutOptions, { catalogue, cart }: Venue): Changes {
  const code = options.fulfilment_type;
  if (!code || code === cart.fulfilment_type) return { ok: true, details: {} };
  if (!catalogue.fulfilment.some((type) => type.code === code)) return fail('fulfilment_unavailable');
  const blank = { table_num: '', booking_ref: '', booking_name: '', booking_pax: 2 };
  return { ok: true, details: { fulfilment_type: code, ...blank, slot_id: 0, stop_id: 0, location_id: 0 } };
}

const recordOf = (code: string, { catalogue }: Venue) =>
  catalogue.fulfilment.find((type) => type.code === code);

function timeProblem(
  chosen: ChosenTime,
  code: string,
  venue: Venue,
): Failure<'time_unavailable'> | undefined {
  const { catalogue, now } = venue;
  const record = recordOf(code, venue);
  if (!record || chosen.kind === 'asap' || chosen.kind === 'none') return undefined;
  const type = fulfilmentView(record, catalogue, now);
  const availability = availabilityOf(type, catalogue.merchant.time_zone);
  if (!offerDates({ availability, now }).includes(chosen.date)) return fail('time_unavailable');
  if (chosen.kind !== 'time' || record.time_type !== 'user') return undefined;
  return isPickable(availability, chosen, now) ? undefined : fail('time_unavailable');
}

function timeChange(options: CheckoutOptions, code: string, venue: Venue): Changes {
  const { catalogue, cart } = venue;
  const { fulfilment_asap: asap, fulfilment_date: date, fulfilment_time: time } = options;
  const isNew = code !== cart.fulfilment_type;
  if (!isNew && asap === undefined && date === undefined && time === undefined)
    return { ok: true, details: {} };
  const sent = { asap: asap === undefined ? undefined : asap === 1, date, time };
  const chosen = timeOf(cart, venue, { code, sent });
  const touched = date !== undefined || time !== undefined;
  const problem = touched ? timeProblem(chosen, code, venue) : undefined;
  return problem ?? { ok: true, details: timeColumns(chosen, catalogue) };
}

export function fulfilmentChange(options: CheckoutOptions, venue: Venue): Changes {
  const type = typeChange(options, venue);
  if (!type.ok) return type;
  const time = timeChange(options, type.details.fulfilment_type ?? venue.cart.fulfilment_type, venue);
  if (!time.ok) return time;
  const details: CartDetails = { ...type.details, ...time.details };
  if (options.table_num !== undefined) details.table_num = options.table_num.trim().toUpperCase();
  if (options.booking_ref !== undefined) details.booking_ref = options.booking_ref.trim().toUpperCase();
  if (options.booking_name !== undefined) details.booking_name = options.booking_name.trim();
  if (options.booking_pax !== undefined) details.booking_pax = options.booking_pax;
  return { ok: true, details };
}

const PLACE_FIELDS = [
  ['delivery_slot_id', 'slot_id', 'slot'],
  ['delivery_stop_id', 'stop_id', 'stop'],
  ['pickup_location_id', 'location_id', 'location'],
] as const;
const SENT = { slot: 'slotId', stop: 'stopId', location: 'locationId' } as const;

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
    const record = recordOf(cart.fulfilment_type, venue);
    const chosen = timeOf(cart, venue, { sent: { [SENT[kind]]: id } });
    if (!record || chosen.kind !== 'point' || chosen.point !== kind) continue;
    const zoneId = catalogue.zones.get(cart.delivery_postcode)?.id ?? 0;
    if (!isPlaceOffered(place, chosen.date, { catalogue, record, zoneId, now }))
      return fail('slot_unavailable');
    const use = await capacityOf(tx, placeOnDate(place, chosen.date), { cartId: cart.id, now });
    if (placesLeft(use) === 0) return fail('slot_unavailable');
    Object.assign(details, timeColumns(chosen, catalogue));
  }
  return { ok: true, details };
}

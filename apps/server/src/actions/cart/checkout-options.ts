import type { CheckoutOptions } from '@servery/contract/calls/manage-cart';
import { availabilityOf } from '@servery/domain/fulfilment/choice';
import { isPickable } from '@servery/domain/hours/times';
import { formatCents } from '@servery/domain/money';
import { promoDiscount } from '@servery/domain/promos/discount';
import { fail, type Failure } from '#http/answer';
import type { Cart, CartDetails } from '#stores/carts';
import type { Catalogue } from '#stores/catalogue';
import { fulfilmentView } from '#views/fulfilment';
import { priceCart, promoOf } from '#views/price';

type Problem = Failure<
  | 'fulfilment_unknown'
  | 'fulfilment_unavailable'
  | 'time_unavailable'
  | 'slot_unavailable'
  | 'postcode_unavailable'
  | 'payment_method_unknown'
  | 'promo_invalid'
>;
type Changes = { ok: true; details: CartDetails } | Problem;

type Venue = { catalogue: Catalogue; cart: Cart; now: number };

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

function timeProblem(details: CartDetails, { catalogue, cart, now }: Venue): Problem | undefined {
  const chosen = { ...cart, ...details };
  if (chosen.fulfilment_asap === 1 || chosen.fulfilment_date === '' || chosen.fulfilment_time === '')
    return undefined;
  const record = catalogue.fulfilment.find((type) => type.code === chosen.fulfilment_type);
  if (!record || record.time_type !== 'user') return undefined;
  const availability = availabilityOf(fulfilmentView(record, catalogue, now), catalogue.merchant.time_zone);
  const when = { date: chosen.fulfilment_date, time: chosen.fulfilment_time };
  return isPickable(availability, when, now) ? undefined : fail('time_unavailable');
}

function fulfilmentChange(options: CheckoutOptions, venue: Venue): Changes {
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
  const problem = timeProblem(details, venue);
  return problem ?? { ok: true, details };
}

const PLACE_FIELDS = [
  ['delivery_slot_id', 'slot_id', 'slot'],
  ['delivery_stop_id', 'stop_id', 'stop'],
  ['pickup_location_id', 'location_id', 'location'],
] as const;

function placeChange(options: CheckoutOptions, { catalogue }: Venue): Changes {
  const details: CartDetails = {};
  for (const [field, column, kind] of PLACE_FIELDS) {
    const id = options[field];
    if (id === undefined) continue;
    if (id > 0 && catalogue.places.get(id)?.kind !== kind) return fail('slot_unavailable');
    details[column] = id;
  }
  return { ok: true, details };
}

function addressChange(options: CheckoutOptions, { catalogue }: Venue): Changes {
  const details: CartDetails = {};
  if (options.delivery_address !== undefined) details.delivery_address = options.delivery_address;
  const postcode =
    options.delivery_postcode ?? /\b\d{4}\b(?=[^\d]*$)/.exec(options.delivery_address ?? '')?.[0];
  if (postcode === undefined) return { ok: true, details };
  if (!catalogue.zones.has(postcode)) return fail('postcode_unavailable');
  return { ok: true, details: { ...details, delivery_postcode: postcode } };
}

const PROMO_TEXT = {
  unknown: 'That promo code is not valid',
  not_now: 'That promo code has expired',
  fulfilment: 'That promo code is not available for this fulfilment type',
} as const;

function promoChange(code: string, { catalogue, cart, now }: Venue): Changes {
  const wanted = code.trim().toUpperCase();
  if (wanted === '') return { ok: true, details: { coupon_code: '' } };
  const promo = promoOf(catalogue, wanted);
  if (!promo) return fail('promo_invalid', { text: PROMO_TEXT.unknown });
  const { totals } = priceCart({ ...cart, coupon_code: '' }, catalogue, now);
  const fulfilment = (cart.fulfilment_type || 'none') as Parameters<typeof promoDiscount>[1]['fulfilment'];
  const off = promoDiscount(promo, {
    products: totals.products,
    deliveryFee: totals.deliveryFee,
    fulfilment,
    now,
  });
  if (off.ok) return { ok: true, details: { coupon_code: wanted } };
  const { error } = off;
  const text =
    error.why === 'minimum'
      ? `That promo code needs a minimum order of $${formatCents(error.minimum)}`
      : PROMO_TEXT[error.why];
  return fail('promo_invalid', { text });
}

function plainChange(options: CheckoutOptions, { catalogue }: Venue): Changes {
  const details: CartDetails = {};
  if (options.order_note !== undefined) details.note = options.order_note.trim();
  const method = options.payment_method;
  if (method === undefined) return { ok: true, details };
  if (!catalogue.methods.some((each) => each.code === method)) return fail('payment_method_unknown');
  return { ok: true, details: { ...details, payment_method: method } };
}

/** What a checkout_options block changes in a cart, or the first thing in it that cannot be. */
export function cartChanges(options: CheckoutOptions, venue: Venue): Changes {
  const parts: Changes[] = [
    fulfilmentChange(options, venue),
    placeChange(options, venue),
    addressChange(options, venue),
    plainChange(options, venue),
  ];
  const details: CartDetails = {};
  for (const part of parts) {
    if (!part.ok) return part;
    Object.assign(details, part.details);
  }
  if (options.coupon_code === undefined) return { ok: true, details };
  const promo = promoChange(options.coupon_code, { ...venue, cart: { ...venue.cart, ...details } });
  return promo.ok ? { ok: true, details: { ...details, ...promo.details } } : promo;
}

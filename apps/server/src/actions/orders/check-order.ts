import type { CallError, CallInput } from '@servery/contract/registry';
import { contactProblem, internationalPhone } from '@servery/domain/checkout/contact';
import { weekdays } from '@servery/contract/entities/fulfilment';
import {
  availabilityOf,
  checkFulfilment,
  type FulfilmentChoice,
  needsPlace,
} from '@servery/domain/fulfilment/choice';
import { isPlaceOpenOn } from '@servery/domain/fulfilment/places';
import { localDateTime } from '@servery/domain/hours/times';
import { formatCents, parseCents } from '@servery/domain/money';
import { ordersForOthers } from '@servery/domain/people/roles';
import type { Customer } from '@servery/contract/entities/customer';
import { z } from 'zod';
import { fail, type Failure } from '#http/answer';
import { type CapacityPlace, placeKey } from '#stores/capacity';
import type { Cart } from '#stores/carts';
import type { Catalogue, FulfilmentRecord } from '#stores/catalogue';
import { fulfilmentView } from '#views/fulfilment';
import { type PricedCart, priceCart } from '#views/price';

type Input = CallInput<'SubmitOrder'>;
type Problem = Failure<CallError<'SubmitOrder'>>;
export type OrderInHand = { input: Input; cart: Cart; catalogue: Catalogue; customer: Customer; now: number };

/** Everything an order is made of, checked. */
export type CheckedOrder = {
  priced: PricedCart;
  due: number;
  places: CapacityPlace[];
  placeLabel: string;
  contact: { name: string; email: string; mobile: string };
  method: string;
};

/** What the submission says of the fulfilment wins over what the cart remembers. */
function withSubmitted({ input, cart, catalogue }: OrderInHand): Cart {
  const type = input.fulfilment_type ?? cart.fulfilment_type;
  const at =
    input.fulfilment_datetime && input.fulfilment_asap !== 1
      ? localDateTime(input.fulfilment_datetime * 1000, catalogue.merchant.time_zone)
      : undefined;
  return {
    ...cart,
    fulfilment_type: type,
    fulfilment_asap: input.fulfilment_asap ?? cart.fulfilment_asap,
    fulfilment_date: at?.date ?? cart.fulfilment_date,
    fulfilment_time: at?.time ?? cart.fulfilment_time,
    table_num: (input.table_num ?? cart.table_num).trim().toUpperCase(),
    booking_ref: (input.booking_ref ?? cart.booking_ref).trim().toUpperCase(),
    booking_name: (input.booking_name ?? input.contact_name ?? cart.booking_name).trim(),
    booking_pax: input.booking_pax ?? cart.booking_pax,
    slot_id: input.delivery_slot_id ?? cart.slot_id,
    stop_id: input.delivery_stop_id ?? cart.stop_id,
    location_id: input.pickup_location_id ?? cart.location_id,
    delivery_address: input.delivery_address_str ?? cart.delivery_address,
    delivery_postcode: input.delivery_postcode ?? cart.delivery_postcode,
    payment_method: input.payment_method ?? cart.payment_method,
    note: input.order_note ?? cart.note,
  };
}

const choiceOf = (cart: Cart): FulfilmentChoice => ({
  code: cart.fulfilment_type as FulfilmentChoice['code'],
  asap: cart.fulfilment_asap === 1,
  date: cart.fulfilment_date,
  time: cart.fulfilment_time,
  slotId: cart.slot_id,
  stopId: cart.stop_id,
  locationId: cart.location_id,
  tableNum: cart.table_num,
  bookingRef: cart.booking_ref,
  bookingName: cart.booking_name,
  bookingPax: cart.booking_pax,
});

function contactOf({ input, catalogue, customer }: OrderInHand): CheckedOrder['contact'] | Problem {
  const contact = {
    name: (input.customer_name_new ?? input.customer_name ?? customer.name).trim(),
    email: (input.customer_email ?? customer.email).trim(),
    mobile: (input.customer_mobile_new ?? input.customer_mobile ?? customer.mobile).trim(),
  };
  const country = catalogue.merchant.country_code;
  const contactOptional = ordersForOthers(customer.status);
  const own = contactOptional
    ? { ...contact, email: input.customer_email ?? '', mobile: input.customer_mobile ?? '' }
    : contact;
  const problem = contactProblem(own, { contactOptional, country });
  if (problem) return fail(problem, { field: problem.replace(/_.*$/, '') });
  return { ...own, mobile: internationalPhone(own.mobile, country) ?? '' };
}

const storedWeekdays = z.array(z.enum(weekdays));

type Where = { due: number; places: CapacityPlace[]; placeLabel: string };

function blockPlaces(
  record: FulfilmentRecord,
  cart: Cart,
  at: { due: number; zone: string },
): CapacityPlace[] {
  if (record.block_capacity <= 0 || cart.fulfilment_asap === 1 || record.time_type !== 'user') return [];
  const { date, time } = localDateTime(at.due, at.zone);
  return [
    {
      key: placeKey('block', record.id, `${date}T${time}`),
      merchantId: record.merchant_id,
      capacity: record.block_capacity,
    },
  ];
}

/** The slot, stop or location that was chosen, if it is one of this venue's and open on the date. */
function namedPlace(record: FulfilmentRecord, cart: Cart, { catalogue, now }: OrderInHand) {
  const kind = needsPlace(fulfilmentView(record, catalogue, now));
  if (!kind) return undefined;
  const id = { slot: cart.slot_id, stop: cart.stop_id, location: cart.location_id }[kind];
  const place = catalogue.places.get(id);
  if (!place || place.kind !== kind) return fail(kind === 'slot' ? 'slot_required' : `${kind}_required`);
  return { ok: true as const, place };
}

function whereAndWhen(cart: Cart, order: OrderInHand): Where | Problem {
  const { catalogue, now } = order;
  const record = catalogue.fulfilment.find((type) => type.code === cart.fulfilment_type);
  if (!record) return fail(cart.fulfilment_type === '' ? 'fulfilment_required' : 'fulfilment_unavailable');
  const zone = catalogue.merchant.time_zone;
  const named = namedPlace(record, cart, order);
  if (named && !named.ok) return named;
  const place = named?.place;
  const timed = place ? { ...cart, fulfilment_time: place.due_time } : cart;
  const checked = checkFulfilment(choiceOf(timed), fulfilmentView(record, catalogue, now), { now, zone });
  if (!checked.ok) return fail(checked.error.code, { field: checked.error.field });
  if (record.address_required === 1) {
    if (cart.delivery_address.trim() === '') return fail('address_required');
    if (!catalogue.zones.has(cart.delivery_postcode)) return fail('postcode_unavailable');
  }
  const { due } = checked.value;
  if (!place) return { due, places: blockPlaces(record, cart, { due, zone }), placeLabel: '' };
  const open = isPlaceOpenOn(
    { weekdays: storedWeekdays.parse(JSON.parse(place.weekdays)), cutOffTime: place.cut_off_time },
    cart.fulfilment_date,
    { availability: availabilityOf(fulfilmentView(record, catalogue, now), zone), now },
  );
  if (!open) return fail('time_unavailable');
  const key = placeKey(place.kind, place.id, cart.fulfilment_date);
  return {
    due,
    places: [{ key, merchantId: place.merchant_id, capacity: place.capacity }],
    placeLabel: place.label,
  };
}

function goodsProblem(priced: PricedCart, { input, cart }: OrderInHand): Problem | undefined {
  if (cart.lines.length === 0) return fail('no_order');
  const gone = priced.lines.find((line) => !line.state.available);
  if (gone) {
    const name = gone.product?.name ?? 'A product';
    return fail('product_unavailable', { text: `${name}: ${gone.state.text || 'Product unavailable'}` });
  }
  const expected = input.expected_total === undefined ? undefined : parseCents(input.expected_total);
  if (expected !== undefined && expected !== priced.totals.total)
    return fail('total_changed', { total: formatCents(priced.totals.total), sign: '$' });
  return undefined;
}

/** All checks of an order, in the order in which a person would fix them. No effect. */
export function checkOrder(order: OrderInHand): { ok: true; checked: CheckedOrder; cart: Cart } | Problem {
  const cart = withSubmitted(order);
  const { catalogue, customer } = order;
  if (cart.lines.length === 0) return fail('no_order');
  if (catalogue.menu.require_registration === 1 && customer.id === 0) return fail('account_required');
  const contact = contactOf(order);
  if ('ok' in contact) return contact;
  const where = whereAndWhen(cart, order);
  if ('ok' in where) return where;
  const priced = priceCart(cart, catalogue, order.now);
  const problem = goodsProblem(priced, order);
  if (problem) return problem;
  const method = priced.totals.total === 0 ? 'ZERO' : cart.payment_method;
  if (method === '') return fail('payment_method_required');
  if (method !== 'ZERO' && !catalogue.methods.some((each) => each.code === method))
    return fail('payment_method_unavailable');
  return { ok: true, cart, checked: { priced, ...where, contact, method } };
}

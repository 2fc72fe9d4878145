import type { CallError, CallInput } from '@servery/contract/registry';
import type { Agreement } from '@servery/contract/entities/checkout';
import type { DeliveryAddress } from '@servery/domain/delivery/address';
import { checkFulfilment, type FulfilmentChoice, needsPlace } from '@servery/domain/fulfilment/choice';
import { localDateTime } from '@servery/domain/hours/times';
import { formatCents, parseCents } from '@servery/domain/money';
import { isForMembers } from '@servery/domain/payments/methods';
import { isMember } from '@servery/domain/people/roles';
import { promoProblemText } from '@servery/domain/promos/words';
import type { Customer } from '@servery/contract/entities/customer';
import { contactOf } from '#actions/orders/check-contact';
import { agreementsOf, billingOf, detailsOf, type OrderDetails } from '#actions/orders/check-details';
import type { LoadedBrand } from '#brand/load';
import { fail, type Failure } from '#http/answer';
import { type CapacityPlace, placeKey } from '#stores/capacity';
import type { Cart } from '#stores/carts';
import type { Catalogue, FulfilmentRecord } from '#stores/catalogue';
import { fulfilmentView } from '#views/fulfilment';
import { isPlaceOffered, placeOnDate } from '#views/places';
import { type PricedCart, priceCart, type UsedPromo } from '#views/price';

type Input = CallInput<'SubmitOrder'>;
export type OrderProblem = Failure<CallError<'SubmitOrder'>>;
type Problem = OrderProblem;
export type OrderInHand = {
  input: Input;
  cart: Cart;
  catalogue: Catalogue;
  customer: Customer;
  /** What the brand asks of whom. */
  asks: LoadedBrand['checkout'];
  /** Where the submission names one; else the cart's holds. */
  address: DeliveryAddress | undefined;
  /** As the card provider says it; else as the customer's typing told. */
  cardType?: string | undefined;
  now: number;
};

/** Everything an order is made of, checked. */
export type CheckedOrder = {
  priced: PricedCart;
  due: number;
  places: CapacityPlace[];
  placeLabel: string;
  contact: { name: string; email: string; mobile: string; country: string };
  details: OrderDetails;
  billing: string;
  agreed: Agreement[];
  method: string;
  promo: UsedPromo | undefined;
};

/** What the submission says of the fulfilment wins over what the cart remembers. */
function withSubmitted({ input, cart, catalogue, address, cardType }: OrderInHand): Cart {
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
    delivery_address: address?.address ?? cart.delivery_address,
    delivery_postcode: address?.postcode ?? cart.delivery_postcode,
    payment_method: input.payment_method ?? cart.payment_method,
    card_type: cardType ?? cart.card_type,
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

type Where = { due: number; places: CapacityPlace[]; placeLabel: string; cart: Cart };

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

const zoneOf = (cart: Cart, catalogue: Catalogue) => catalogue.zones.get(cart.delivery_postcode);

function addressProblem(record: FulfilmentRecord, cart: Cart, catalogue: Catalogue): Problem | undefined {
  if (record.address_required !== 1) return undefined;
  if (cart.delivery_address.trim() === '') return fail('address_required');
  return zoneOf(cart, catalogue) ? undefined : fail('postcode_unavailable');
}

function whereAndWhen(cart: Cart, order: OrderInHand): Where | Problem {
  const { catalogue, now } = order;
  const record = catalogue.fulfilment.find((type) => type.code === cart.fulfilment_type);
  if (!record) return fail(cart.fulfilment_type === '' ? 'fulfilment_required' : 'fulfilment_unavailable');
  const zone = catalogue.merchant.time_zone;
  const named = namedPlace(record, cart, order);
  if (named && !named.ok) return named;
  const place = named?.place;
  const timed = place ? { ...cart, fulfilment_asap: 0, fulfilment_time: place.due_time } : cart;
  const type = fulfilmentView(record, catalogue, now);
  const checked = checkFulfilment(choiceOf(timed), type, { now, zone });
  if (!checked.ok) return fail(checked.error.code, { field: checked.error.field });
  const problem = addressProblem(record, cart, catalogue);
  if (problem) return problem;
  const { due } = checked.value;
  if (!place) return { due, places: blockPlaces(record, cart, { due, zone }), placeLabel: '', cart: timed };
  const zoneId = zoneOf(cart, catalogue)?.id ?? 0;
  if (!isPlaceOffered(place, cart.fulfilment_date, { catalogue, record, zoneId, now }))
    return fail('time_unavailable');
  return {
    due,
    places: [placeOnDate(place, cart.fulfilment_date)],
    placeLabel: place.label,
    cart: timed,
  };
}

function goodsProblem(
  priced: PricedCart,
  cart: Cart,
  { input, catalogue }: OrderInHand,
): Problem | undefined {
  const gone = priced.lines.find((line) => !line.state.available);
  if (gone) {
    const name = gone.product?.name ?? 'A product';
    return fail('product_unavailable', { text: `${name}: ${gone.state.text || 'Product unavailable'}` });
  }
  const least = cart.fulfilment_type === 'deliver' ? (zoneOf(cart, catalogue)?.minimum ?? 0) : 0;
  if (priced.totals.products < least)
    return fail('minimum_required', { minimum: formatCents(least), sign: '$' });
  if (priced.promo?.ok === false)
    return fail('promo_invalid', { text: promoProblemText(priced.promo.error) });
  const expected = input.expected_total === undefined ? undefined : parseCents(input.expected_total);
  if (expected !== undefined && expected !== priced.totals.total)
    return fail('total_changed', { total: formatCents(priced.totals.total), sign: '$' });
  return undefined;
}

function methodProblem(method: string, { catalogue, customer }: OrderInHand): Problem | undefined {
  if (method === '') return fail('payment_method_required');
  if (!catalogue.methods.some((each) => each.code === method)) return fail('payment_method_unavailable');
  if (isForMembers(method) && !isMember(customer.status)) return fail('account_required');
  if (method === 'SAVED' && customer.has_saved_card !== 1) return fail('no_saved_card');
  return undefined;
}

/** All checks of an order, in the order in which a person would fix them. No effect. */
export function checkOrder(order: OrderInHand): { ok: true; checked: CheckedOrder; cart: Cart } | Problem {
  const submitted = withSubmitted(order);
  const { catalogue, customer } = order;
  if (submitted.lines.length === 0) return fail('no_order');
  if (catalogue.menu.require_registration === 1 && customer.id === 0) return fail('account_required');
  const contact = contactOf(order);
  if ('ok' in contact) return contact;
  const details = detailsOf(submitted, order);
  if ('ok' in details) return details;
  const found = whereAndWhen(submitted, order);
  if ('ok' in found) return found;
  const { cart, ...where } = found;
  const priced = priceCart(cart, catalogue, order.now);
  const problem = goodsProblem(priced, cart, order);
  if (problem) return problem;
  const free = priced.totals.total === 0;
  const method = free ? 'ZERO' : cart.payment_method;
  const wrongMethod = free ? undefined : methodProblem(method, order);
  if (wrongMethod) return wrongMethod;
  const billing = billingOf({ ...cart, payment_method: method }, order);
  if ('ok' in billing) return billing;
  const agreed = agreementsOf(order);
  if ('ok' in agreed) return agreed;
  const promo = priced.promo?.ok ? priced.promo.value : undefined;
  const who = { contact, details, billing: billing.line, agreed: agreed.given };
  return { ok: true, cart, checked: { priced, ...where, ...who, method, promo } };
}

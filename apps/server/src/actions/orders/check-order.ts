import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { texts } from '@servery/domain/messages/texts';
import type { CallError, CallInput } from '@servery/contract/registry';
import type { Agreement } from '@servery/contract/entities/checkout';
import type { DeliveryAddress } from '@servery/domain/delivery/address';
import { isDelivery } from '@servery/domain/fulfilment/choice';
import { formatCents, parseCents } from '@servery/domain/money';
import { isForMembers, isTakenFor } from '@servery/domain/payments/methods';
import { isMember, isStaff } from '@servery/domain/people/roles';
import { promoProblemText } from '@servery/domain/promos/words';
import type { Customer } from '@servery/contract/entities/customer';
import { contactOf } from '#actions/orders/check-contact';
import { type Where, whereAndWhen, zoneOf } from '#actions/orders/where-and-when';
import { agreementsOf, billingOf, detailsOf, type OrderDetails } from '#actions/orders/check-details';
import type { LoadedBrand } from '#brand/load';
import { timeColumns, timeOf } from '#cart/chosen-time';
import { fail, type Failure } from '#http/answer';
import type { Cart } from '#stores/carts';
import type { Catalogue } from '#stores/catalogue';
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
export type CheckedOrder = Where & {
  priced: PricedCart;
  contact: { name: string; email: string; mobile: string; country: string };
  details: OrderDetails;
  billing: string;
  agreed: Agreement[];
  method: string;
  promo: UsedPromo | undefined;
};

/** What the submission says of the fulfilment wins over what the cart remembers. */
function withSubmitted({ input, cart, catalogue, address, cardType, now }: OrderInHand): Cart {
  const type = input.fulfilment_type ?? cart.fulfilment_type;
  const sent = {
    asap: input.fulfilment_asap === undefined ? undefined : input.fulfilment_asap === 1,
    at: input.fulfilment_datetime && input.fulfilment_datetime * 1000,
    slotId: input.delivery_slot_id,
    stopId: input.delivery_stop_id,
    locationId: input.pickup_location_id,
  };
  const chosen = timeOf(cart, { catalogue, now }, { code: type, sent });
  const held = type === cart.fulfilment_type ? cart : { ...cart, slot_id: 0, stop_id: 0, location_id: 0 };
  return {
    ...cart,
    fulfilment_type: type,
    ...timeColumns(chosen, catalogue),
    table_num: (input.table_num ?? cart.table_num).trim().toUpperCase(),
    booking_ref: (input.booking_ref ?? cart.booking_ref).trim().toUpperCase(),
    booking_name: (input.booking_name ?? input.contact_name ?? cart.booking_name).trim(),
    booking_pax: input.booking_pax ?? cart.booking_pax,
    slot_id: input.delivery_slot_id ?? held.slot_id,
    stop_id: input.delivery_stop_id ?? held.stop_id,
    location_id: input.pickup_location_id ?? held.location_id,
    delivery_address: address?.address ?? cart.delivery_address,
    delivery_postcode: address?.postcode ?? cart.delivery_postcode,
    payment_method: input.payment_method ?? cart.payment_method,
    card_type: cardType ?? cart.card_type,
    note: input.order_note ?? cart.note,
  };
}

function goodsProblem(
  priced: PricedCart,
  cart: Cart,
  { input, catalogue }: OrderInHand,
): Problem | undefined {
  const gone = priced.lines.find((line) => !line.state.available);
  if (gone) {
    const name = gone.product?.name ?? checkoutTexts.aProduct;
    return fail('product_unavailable', { text: `${name}: ${gone.state.text || texts.productUnavailable}` });
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

function methodProblem(
  method: string,
  { catalogue, customer }: OrderInHand,
  record: Where['record'],
): Problem | undefined {
  if (method === '') return fail('payment_method_required');
  const way = {
    delivers: isDelivery(record),
    cashOnDelivery: catalogue.merchant.cash_on_delivery === 1,
    atTill: isStaff(customer.status),
  };
  if (!catalogue.methods.some((each) => each.code === method) || !isTakenFor(method, way))
    return fail('payment_method_unavailable');
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
  const where = whereAndWhen(submitted, order);
  if ('ok' in where) return where;
  const cart = submitted;
  const priced = priceCart(cart, catalogue, order.now);
  const problem = goodsProblem(priced, cart, order);
  if (problem) return problem;
  const free = priced.totals.total === 0;
  const method = free ? 'ZERO' : cart.payment_method;
  const wrongMethod = free ? undefined : methodProblem(method, order, where.record);
  if (wrongMethod) return wrongMethod;
  const billing = billingOf({ ...cart, payment_method: method }, order);
  if ('ok' in billing) return billing;
  const agreed = agreementsOf(order);
  if ('ok' in agreed) return agreed;
  const promo = priced.promo?.ok ? priced.promo.value : undefined;
  const who = { contact, details, billing: billing.line, agreed: agreed.given };
  return { ok: true, cart, checked: { priced, ...where, ...who, method, promo } };
}

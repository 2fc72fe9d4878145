import { checkoutTexts } from '#messages/checkout-texts';
import { texts } from '#messages/texts';
import type { Agreement } from '@servery/contract/entities/checkout';
import { isDelivery } from '#fulfilment/choice';
import { formatCents, parseCents } from '#money';
import { hasSavedCardAt } from '#payments/saved-card-at';
import { isAtTerminal, isForMembers, isTakenFor } from '#payments/methods';
import { channelOf, isMember, ordersForOthers } from '#people/roles';
import { promoProblemText } from '#promos/words';
import { contactOf } from '#ordering/check-contact';
import { type Where, whereAndWhen, zoneOf } from '#ordering/where-and-when';
import { agreementsOf, billingOf, detailsOf, type OrderDetails } from '#ordering/check-details';
import { choiceIn, heldTime, timeOf } from '#ordering/cart-time';
import { fail } from '#failure';
import type { Contact, OrderProblem, OrderRequest } from '#ordering/order-request';
import { type Cart, NO_TIME } from '#ordering/cart';
import type { VenuePromo } from '#venue/model';
import { type PricedCart, priceCart } from '#ordering/price';
import { toPay } from '#totals/order-totals';

/** Everything an order is made of, checked. */
export type CheckedOrder = Where & {
  priced: PricedCart;
  contact: Contact;
  details: OrderDetails;
  billing: string;
  agreed: Agreement[];
  method: string;
  promo: VenuePromo | undefined;
};

/** What the submission says of the fulfilment wins over what the cart remembers. */
function withSubmitted({ input, cart, venue, address, cardType, now }: OrderRequest): Cart {
  const type = input.fulfilment_type ?? cart.fulfilmentType;
  const sent = {
    asap: input.fulfilment_asap === undefined ? undefined : input.fulfilment_asap === 1,
    at: input.fulfilment_datetime && input.fulfilment_datetime * 1000,
    slotId: input.delivery_slot_id,
    stopId: input.delivery_stop_id,
    locationId: input.pickup_location_id,
  };
  const chosen = timeOf(cart, { venue, now }, { code: type, sent });
  const held = type === cart.fulfilmentType ? choiceIn(cart) : NO_TIME;
  return {
    ...cart,
    fulfilmentType: type,
    time: {
      ...heldTime(chosen, venue),
      slotId: input.delivery_slot_id ?? held.slotId,
      stopId: input.delivery_stop_id ?? held.stopId,
      locationId: input.pickup_location_id ?? held.locationId,
    },
    tableNum: (input.table_num ?? cart.tableNum).trim().toUpperCase(),
    bookingRef: (input.booking_ref ?? cart.bookingRef).trim().toUpperCase(),
    bookingName: (input.booking_name ?? input.contact_name ?? cart.bookingName).trim(),
    bookingPax: input.booking_pax ?? cart.bookingPax,
    deliveryAddress: address?.address ?? cart.deliveryAddress,
    deliveryPostcode: address?.postcode ?? cart.deliveryPostcode,
    paymentMethod: input.payment_method ?? cart.paymentMethod,
    cardType: cardType ?? cart.cardType,
    note: input.order_note ?? cart.note,
  };
}

/** What the customer has seen of the money: the total, and what a gift voucher pays of it. */
function seenProblem(
  { totals }: PricedCart,
  { expected_total, expected_gift = '0.00' }: OrderRequest['input'],
): OrderProblem | undefined {
  if (expected_total === undefined) return undefined;
  // The voucher first: what it pays changes the surcharge, and with it the total.
  if (parseCents(expected_gift) !== totals.gift)
    return fail('gift_changed', { pays: formatCents(totals.gift), sign: '$' });
  return parseCents(expected_total) === totals.total
    ? undefined
    : fail('total_changed', { total: formatCents(totals.total), sign: '$' });
}

function goodsProblem(
  priced: PricedCart,
  cart: Cart,
  { input, venue }: OrderRequest,
): OrderProblem | undefined {
  const gone = priced.lines.find((line) => !line.state.available);
  if (gone) {
    const name = gone.product?.name ?? checkoutTexts.aProduct;
    return fail('product_unavailable', { text: `${name}: ${gone.state.text || texts.productUnavailable}` });
  }
  const zone = cart.fulfilmentType === 'deliver' ? zoneOf(cart, venue) : undefined;
  if (zone && priced.totals.products < zone.minimum)
    return fail('minimum_required', { minimum: formatCents(zone.minimum), sign: '$' });
  if (priced.promo?.ok === false)
    return fail('promo_invalid', { text: promoProblemText(priced.promo.error) });
  return seenProblem(priced, input);
}

function methodProblem(
  method: string,
  { venue, customer }: OrderRequest,
  type: Where['type'],
): OrderProblem | undefined {
  if (method === '') return fail('payment_method_required');
  const sale = {
    channel: channelOf(customer.status),
    fulfilment: type.code,
    delivers: isDelivery({ code: type.code, address_required: Number(type.addressRequired) }),
    cashOnDelivery: venue.cashOnDelivery,
  };
  const wanted = venue.methods.find((each) => each.code === method);
  if (!wanted || !isTakenFor(wanted, sale)) return fail('payment_method_unavailable');
  if (isAtTerminal(method) && !ordersForOthers(customer.status)) return fail('payment_method_unavailable');
  if (isForMembers(method) && !isMember(customer.status)) return fail('account_required');
  if (method === 'SAVED' && !hasSavedCardAt(customer, venue.accounts?.['card'])) return fail('no_saved_card');
  return undefined;
}

/** All checks of an order, in the order in which a person would fix them. No effect. */
export function checkOrder(
  order: OrderRequest,
): { ok: true; checked: CheckedOrder; cart: Cart } | OrderProblem {
  const cart = withSubmitted(order);
  const { venue, customer } = order;
  if (cart.lines.length === 0) return fail('no_order');
  if (venue.menu.requireRegistration && customer.id === 0) return fail('account_required');
  const contact = contactOf(order);
  if ('ok' in contact) return contact;
  const details = detailsOf(cart, order);
  if ('ok' in details) return details;
  const where = whereAndWhen(cart, order);
  if ('ok' in where) return where;
  const priced = priceCart(cart, venue, order.now);
  const problem = goodsProblem(priced, cart, order);
  if (problem) return problem;
  const free = priced.totals.total === 0;
  const covered = !free && toPay(priced.totals) === 0;
  const method = free ? 'ZERO' : covered ? 'GIFT' : cart.paymentMethod;
  const wrongMethod = free || covered ? undefined : methodProblem(method, order, where.type);
  if (wrongMethod) return wrongMethod;
  const billing = billingOf({ ...cart, paymentMethod: method }, order);
  if ('ok' in billing) return billing;
  const agreed = agreementsOf(order);
  if ('ok' in agreed) return agreed;
  const promo = priced.promo?.ok ? priced.promo.value : undefined;
  const who = { contact, details, billing: billing.line, agreed: agreed.given };
  return { ok: true, cart, checked: { priced, ...where, ...who, method, promo } };
}

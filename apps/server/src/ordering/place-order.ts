import type { Customer } from '@servery/contract/entities/customer';
import type { AppMode } from '@servery/contract/envelope';
import { sameAddress } from '@servery/domain/delivery/address';
import { localDateTime } from '@servery/domain/hours/times';
import { type Channel, channelOf, isMember, isStaff, isTest } from '@servery/domain/people/roles';
import type { CheckedOrder } from '@servery/domain/ordering/check-order';
import type { OrderRequest } from '@servery/domain/ordering/order-request';
import { queueDockets } from '#ordering/queue-dockets';
import { keepGiftPart } from '#ordering/secure-gift';
import { keepTender } from '#ordering/till-tender';
import { noteAtTill } from '#callers/till-operator';
import { tellOfOrder } from '#webhooks/tell';
import type { Tx } from '#db/database';
import { dropHolds } from '#stores/holds';
import type { Cart } from '@servery/domain/ordering/cart';
import { emptyOut } from '#stores/carts';
import type { Venue } from '@servery/domain/venue/model';
import { addToOutbox } from '#stores/jobs';
import { newOrderRef } from '#stores/order-refs';
import { addEvent, insertOrder, nextNumber } from '#stores/orders';
import { rememberAddress } from '#stores/people';
import { type PromoUser, recordPromoUse } from '#stores/promos';
import { spendPoints } from '#stores/rewards';
import { lastOperator } from '#stores/till-people';
import { dayBasisPoints } from '@servery/domain/surcharges/day-surcharge';
import { kitchenChanges, type PricedLine } from '@servery/domain/ordering/price';

/** What the order says of where it came from. An app is told from a browser by what it says of itself. */
const sourceOf = (channel: Channel, mode: AppMode): string =>
  channel === 'online' ? (mode === 'app' ? 'app' : 'web') : channel;

export type Placing = OrderRequest & {
  checked: CheckedOrder;
  user: PromoUser;
  mode: AppMode;
  /** Whether the money is in hand, or held for us. */
  paid: boolean;
  /** The standing order that it is one of; 0 where somebody placed it. */
  standingOrderId?: number;
  /** Not where too many went to that address already. */
  mailsReceipt: boolean;
};

/** A cart remembers an address when its customer comes to pick up after all; the order does not. */
const goesToAddress = (cart: Cart, { fulfilment }: Venue): boolean =>
  cart.fulfilmentType === 'deliver' ||
  fulfilment.some((type) => type.code === cart.fulfilmentType && type.addressRequired);

/** Whose order it is: staff take it for a member, or in their own name. 0 for a guest. */
export const buyerId = (customer: Customer, { memberId }: Cart): number =>
  isStaff(customer.status) && memberId > 0 ? memberId : Math.max(0, customer.id);

const detailColumns = ({ details, billing, agreed }: CheckedOrder) => ({
  student_name: details.student.name,
  store_class_id: details.student.classId,
  custom_data: JSON.stringify(details.custom),
  details: JSON.stringify(details.read),
  contactless: details.contactless,
  billing_address: billing,
  agreed: JSON.stringify(agreed),
});

function orderRow(placing: Placing, cart: Cart, { number, servedBy }: { number: string; servedBy: string }) {
  const { input, venue, customer, checked, mode, now } = placing;
  const channel = channelOf(customer.status);
  const { totals, tax } = checked.priced;
  return {
    ref: newOrderRef(),
    submit_key: input.submit_key,
    venue_id: cart.venueId,
    menu_id: cart.menuId,
    session_id: cart.sessionId,
    customer_id: buyerId(customer, cart) || null,
    number,
    status: 1,
    status_reason: '',
    is_test: isTest(customer.status) ? 1 : 0,
    source: placing.standingOrderId ? 'standing' : sourceOf(channel, mode),
    fulfilment_type: cart.fulfilmentType,
    fulfilment_asap: checked.chosen.kind === 'asap' ? 1 : 0,
    due_at: checked.due,
    table_num: cart.tableNum,
    booking_ref: cart.bookingRef,
    booking_name: cart.bookingName,
    booking_pax: cart.bookingPax,
    point_label: checked.pointLabel,
    capacity_buckets: JSON.stringify(checked.buckets.map(({ key }) => key)),
    delivery_address: goesToAddress(cart, venue) ? cart.deliveryAddress : '',
    contact_name: checked.contact.name,
    contact_email: checked.contact.email,
    contact_mobile: checked.contact.mobile,
    mobile_country: checked.contact.country,
    ...detailColumns(checked),
    note: cart.note,
    payment_method: checked.method,
    paid: placing.paid || checked.method === 'ZERO' || checked.method === 'GIFT' ? 1 : 0,
    tendered: totals.gift,
    products_total: totals.products,
    rewards_discount: totals.rewards,
    other_discount: totals.discount,
    coupon_code: cart.couponCode,
    promo_id: checked.promo?.id ?? null,
    promo_discount: checked.priced.promoDiscount,
    day_surcharge: totals.daySurcharge,
    day_surcharge_name: checked.priced.day?.name ?? '',
    day_surcharge_percent: checked.priced.day ? dayBasisPoints(checked.priced.day) : 0,
    delivery_fee: totals.deliveryFee,
    preorder_fee: totals.preorderFee,
    surcharge: totals.surcharge,
    total: totals.total,
    gst: tax.gst,
    gst_free: tax.gstFree,
    input_taxed: tax.inputTaxed,
    gst_registered: venue.gstRegistered ? 1 : 0,
    placed_at: now,
    status_at: now,
    standing_order_id: placing.standingOrderId ?? 0,
    served_by: servedBy,
  };
}

/** A line as it is kept with its order, with the names and prices of this moment. */
export const lineRow = (line: PricedLine, position: number, venueId: number) => ({
  venue_id: venueId,
  position,
  product_id: line.productId,
  name: line.product?.name ?? '',
  options_text: line.optionsText,
  options: JSON.stringify(line.options),
  changes: JSON.stringify(kitchenChanges(line)),
  station: line.product?.station ?? '',
  notes: line.notes,
  quantity: line.quantity,
  unit_price: line.unitPrice,
  price: line.price,
  discount: line.discount,
  tax: line.tax,
});

/** A member finds the addresses again next time, each once. */
async function keepBilling(tx: Tx, { customer, checked, input }: Placing): Promise<void> {
  const { billing: address } = checked;
  if (address === '' || !isMember(customer.status)) return;
  if (customer.billing_addresses.some((held) => sameAddress(held.address, address))) return;
  const postcode = input.billing_postcode ?? '';
  await rememberAddress(tx, customer.id, { address, postcode, use: 'for_billing' });
}

async function keepAddress(tx: Tx, customer: Customer, cart: Cart): Promise<void> {
  const { deliveryAddress: address, deliveryPostcode: postcode } = cart;
  if (cart.fulfilmentType !== 'deliver' || address === '' || !isMember(customer.status)) return;
  if (customer.delivery_addresses.some((held) => sameAddress(held.address, address))) return;
  await rememberAddress(tx, customer.id, { address, postcode, use: 'for_delivery' });
}

/** Writes the order and everything that follows from it, in the caller's transaction: all of it or none. */
export async function placeOrder(tx: Tx, placing: Placing, cart: Cart) {
  const { venue, checked, now } = placing;
  const venueId = cart.venueId;
  const { date } = localDateTime(now, venue.timeZone);
  const seller = isStaff(placing.customer.status) ? await lastOperator(tx, cart.sessionId) : undefined;
  const number = await nextNumber(tx, venueId, date);
  const row = orderRow(placing, cart, { number, servedBy: seller?.name ?? '' });
  const lines = checked.priced.lines.map((line, index) => lineRow(line, index, venueId));
  const orderId = await insertOrder(tx, row, lines);
  await addEvent(tx, {
    venue_id: venueId,
    order_id: orderId,
    from_status: 0,
    to_status: 1,
    kind: 'placed',
    actor: seller?.name ?? (isStaff(placing.customer.status) ? placing.customer.name : row.source),
    reason: '',
    created_at: now,
  });
  await noteAtTill(tx, { venueId, person: seller, now }, { action: 'till.order', subject: row.ref });
  await keepTender(tx, { ...placing, brandCode: venue.brandCode }, { ...row, id: orderId });
  await keepGiftPart(tx, { ...row, id: orderId }, { giftId: cart.giftId, now });
  await queueDockets(tx, { ...row, id: orderId, lines }, venue.printers);
  await tellOfOrder(tx, { ...row, refunded: 0 }, { event: 'order.placed', now });
  if (row.contact_email !== '' && placing.mailsReceipt)
    await addToOutbox(tx, {
      venueId,
      kind: 'mail',
      payload: { template: 'order-placed', order: row.ref },
      now,
    });
  if (checked.priced.pointsUsed > 0 && row.customer_id !== null)
    await spendPoints(tx, {
      customerId: row.customer_id,
      venueId,
      orderId,
      points: checked.priced.pointsUsed,
      now,
    });
  if (checked.promo)
    await recordPromoUse(tx, {
      orderId,
      promoId: checked.promo.id,
      venueId,
      voucher: checked.promo.hasVouchers ? cart.couponCode : '',
      user: placing.user,
    });
  await keepAddress(tx, placing.customer, cart);
  await keepBilling(tx, placing);
  await dropHolds(tx, cart.id);
  await emptyOut(tx, cart);
  tx.emit({ type: 'order', order_id: row.ref, nstatus: 1, venue_id: venueId });
  return { ...row, id: orderId };
}

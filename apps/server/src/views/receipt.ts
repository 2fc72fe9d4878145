import type { CallOutput } from '@servery/contract/registry';
import type { OrderStatus, Receipt } from '@servery/contract/entities/receipt';
import { localDateTime } from '@servery/domain/hours/times';
import { firstName } from '@servery/domain/identity/masked';
import { clockText, dayText } from '@servery/domain/hours/words';
import { formatCents, moneyText, percentText } from '@servery/domain/money';
import { isActive, isCancelled, STATUS_TEXT } from '@servery/domain/orders/status';
import { canBeTracked } from '@servery/domain/orders/tracking';
import { stepTimes } from '@servery/domain/orders/steps';
import { calledName } from '@servery/domain/orders/words';
import { methodText, paymentTerms } from '@servery/domain/payments/methods';
import { leftToPay } from '@servery/domain/payments/tender';
import { confirmationText } from '@servery/domain/orders/confirmation';
import type { Venue } from '@servery/domain/venue/model';
import type { GiftPaid } from '#stores/gifts';
import type { OrderMove } from '#stores/order-moves';
import type { OrderLineRecord, OrderRecord } from '#stores/orders';
import { pictureUrl } from '#views/menu';
import { storedDetails } from '#views/order-details';
import type { RefundRecord } from '#stores/refunds';
import { t } from '#views/texts';

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** A discount stands in one field, so that the sums of a receipt add up: a promo's under its code, any other the venue's. */
function moneyOf(order: OrderRecord) {
  const hasCode = order.coupon_code !== '';
  return {
    sub_total: formatCents(order.products_total),
    rewards_used: formatCents(order.rewards_discount),
    store_discount: formatCents(hasCode ? 0 : order.other_discount),
    coupon_value: formatCents(hasCode ? order.other_discount : 0),
    coupon_code: order.coupon_code,
    ...(order.day_surcharge > 0 && {
      day_surcharge: {
        name: order.day_surcharge_name,
        percent: percentText(order.day_surcharge_percent),
        amount: formatCents(order.day_surcharge),
      },
    }),
    store_surcharge: formatCents(order.surcharge),
    delivery_fee: formatCents(order.delivery_fee),
    convenience_fee: formatCents(order.preorder_fee),
    total: formatCents(order.total),
    rounding: formatCents(order.rounding),
    gst_included: formatCents(order.gst),
  };
}

/** One where nothing is taxable is a plain invoice. */
const isTaxInvoice = (order: OrderRecord, lines: readonly OrderLineRecord[]): boolean =>
  order.gst_registered === 1 && (order.delivery_fee > 0 || lines.some(({ tax }) => tax === 'taxable'));

function whenOf(order: OrderRecord, zone: string, now: number) {
  const due = localDateTime(order.due_at, zone);
  const placed = localDateTime(order.placed_at, zone);
  return {
    submitted: seconds(order.placed_at),
    requested_for: seconds(order.due_at),
    requested_for_date: dayText(due.date, now, zone),
    requested_for_time: clockText(due.time),
    created_date: `${placed.date} ${placed.time}`,
    invoice_date: placed.date,
  };
}

/** The venue's own words for its types. */
function wordsOf({ fulfilment }: Venue): CallOutput<'OrderStatusDetailed'>['settings'] {
  const verb = (code: string) => fulfilment.find((type) => type.code === code)?.verb ?? '';
  return {
    dinein_verb: verb('table'),
    table_num_label: t.table,
    booking_verb: verb('booking'),
    booking_ref_label: t.booking,
    deliver_verb: verb('deliver'),
    pickup_verb: verb('pickup'),
  };
}

/** What only those who placed it see. */
const privateFieldsOf = (order: OrderRecord, mine: boolean) => ({
  delivery_address: mine ? order.delivery_address : '',
  booking_ref: mine ? order.booking_ref : '',
  contact_name: mine ? order.contact_name : calledName(order.contact_name),
  note: mine ? order.note : '',
  details: mine ? storedDetails(order) : [],
  billing_address: mine ? order.billing_address : '',
  standing_order_id: mine ? order.standing_order_id : 0,
  delivery_tracking_url: mine && canBeTracked(order, order.status as OrderStatus) ? order.tracking_url : '',
});

const refundView = (refund: RefundRecord, zone: string, mine: boolean): Receipt['refunds'][number] => ({
  date: localDateTime(refund.created_at, zone).date,
  amount: formatCents(refund.cents),
  reason: mine && refund.reason_shared === 1 ? refund.reason : '',
  claim_url: mine && refund.state === 'done' ? refund.claim_url : '',
});

const storeOf = ({ menu, ...venue }: Venue, brandName: string) => ({
  merchant_name: brandName,
  store_name: venue.name,
  store_address1: venue.address1,
  store_suburb: venue.suburb,
  store_phone: venue.phone,
  abn: venue.abn,
  menu_name: menu.slug,
  store_id: venue.id,
  menu_id: menu.id,
});

const stepTimesOf = (moves: readonly OrderMove[], status: OrderStatus, zone: string): Receipt['step_times'] =>
  stepTimes(moves, status).map(({ step, at }) => ({ step, time: clockText(localDateTime(at, zone).time) }));

const imageOf = (venue: Venue, productId: number): string =>
  venue.menu.displayImages ? pictureUrl(venue, venue.products.get(productId)?.image ?? '') : '';

const lineView = (line: OrderLineRecord, seen: { venue: Venue; mine: boolean }) => ({
  id: line.id,
  name: line.name,
  short_desc: line.options_text,
  quantity: line.quantity,
  price: formatCents(line.price),
  discount: formatCents(line.discount),
  tax: line.tax,
  notes: seen.mine ? line.notes : '',
  img_url: imageOf(seen.venue, line.product_id),
});

const changedTime = ({ edited_at: at }: OrderRecord, zone: string): string =>
  at === 0 ? '' : clockText(localDateTime(at, zone).time);

/** What is more to pay of an order that was paid before somebody edited it. */
const leftOf = (order: OrderRecord): string => {
  const left = leftToPay(order);
  return left > 0 && left < order.total ? moneyText('$', formatCents(left)) : '';
};

/** What goes back for an edit is no refund of the order as it is; but what has to be fetched is shown. */
const isShown = (refund: RefundRecord): boolean => refund.edit_id === null || refund.claim_url !== '';

/** How it is paid, and what of that went back. */
const paymentOf = (order: OrderRecord) => ({
  paid: order.paid === 1 ? (1 as const) : (0 as const),
  refunded: formatCents(order.refunded),
  payment_method: methodText(order.payment_method),
  payment_terms: paymentTerms({
    method: order.payment_method,
    paid: order.paid === 1,
    left: leftOf(order),
    refunded: order.refunded === 0 ? '' : moneyText('$', formatCents(order.refunded)),
    whole: order.refunded >= order.total,
    calledOff: isCancelled(order.status as OrderStatus),
  }),
});

const giftsOf = (gifts: readonly GiftPaid[]): Pick<Receipt, 'gifts'> =>
  gifts.length === 0
    ? {}
    : {
        gifts: gifts.map(({ ending, cents, left }) => ({
          ending,
          amount: formatCents(cents),
          left: formatCents(left),
        })),
      };

/** The receipt of an order. Contact details are whole only for those who placed it. */
export function receiptView(
  order: OrderRecord,
  lines: readonly OrderLineRecord[],
  seen: {
    venue: Venue;
    brandName: string;
    /** The payment's number at its provider. */
    reference: string;
    mine: boolean;
    now: number;
    refunds: readonly RefundRecord[];
    pointsAwarded: number;
    gifts: readonly GiftPaid[];
    moves: readonly OrderMove[];
  },
): CallOutput<'OrderStatusDetailed'> {
  const { fulfilment } = seen.venue;
  const status = order.status as OrderStatus;
  const type = fulfilment.find(({ code }) => code === order.fulfilment_type);
  const receipt: Receipt = {
    id: order.ref,
    nstatus: status,
    status_text: STATUS_TEXT[status],
    status_reason: order.status_reason,
    ...storeOf(seen.venue, seen.brandName),
    pos_order_id: order.number,
    ...whenOf(order, seen.venue.timeZone, seen.now),
    fulfilment_type: order.fulfilment_type,
    fulfilment_asap: order.fulfilment_asap === 1 ? 1 : 0,
    delivery_time_type: order.point_label === '' ? 'user' : (type?.timeType ?? 'user'),
    delivery_slot: order.point_label,
    table_num: order.table_num,
    booking_pax: order.booking_pax,
    served_by: firstName(order.served_by),
    ...privateFieldsOf(order, seen.mine),
    contactless: order.contactless,
    ...moneyOf(order),
    tax_invoice: isTaxInvoice(order, lines) ? 1 : 0,
    rewards_awarded: seen.mine ? seen.pointsAwarded : 0,
    ...paymentOf(order),
    ...giftsOf(seen.gifts),
    refunds: seen.refunds.filter(isShown).map((refund) => refundView(refund, seen.venue.timeZone, seen.mine)),
    transaction_id: seen.mine ? seen.reference : '',
    order_confirmation: isActive(status) ? confirmationText(status, order.fulfilment_type) : '',
    step_times: stepTimesOf(seen.moves, status, seen.venue.timeZone),
    changed_time: changedTime(order, seen.venue.timeZone),
    currency_sign: '$',
    is_mine: seen.mine ? 1 : 0,
  };
  return {
    order: receipt,
    order_items: lines.map((line) => lineView(line, seen)),
    settings: wordsOf(seen.venue),
  };
}

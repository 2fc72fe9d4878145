import type { Receipt } from '@servery/contract/entities/receipt';
import type { CallOutput } from '@servery/contract/registry';
import { invoiceDate, invoiceRows, isNotSold } from '@servery/domain/orders/invoice';
import { isCancelled } from '@servery/domain/orders/status';
import { fulfilmentText as typeOf } from '@servery/domain/orders/summary';
import type { SumRow } from '@servery/ui/surfaces/sums';
import { isNothing, less, price } from '#shared/money.ts';
import { more } from '#shared/more-texts.ts';
import { t } from '#features/receipt/texts.ts';

type Settings = CallOutput<'OrderStatusDetailed'>['settings'];
const VERB: Readonly<Record<string, keyof Settings>> = {
  pickup: 'pickup_verb',
  deliver: 'deliver_verb',
  table: 'dinein_verb',
  booking: 'booking_verb',
};

/** 'Pickup, today 12:15 pm', 'Table 12'. */
export function fulfilmentText(order: Receipt, settings: Settings): string {
  const key = VERB[order.fulfilment_type];
  return typeOf({
    verb: key ? settings[key] : '',
    table: order.table_num && `${settings.table_num_label} ${order.table_num}`,
    day: order.requested_for_date,
    time: order.requested_for_time,
  });
}

/** 'Thank you, Sam. Your order is' — and what to say when it was called off. */
export function greeting(order: Receipt): string {
  const [first = ''] = order.contact_name.split(' ');
  if (isCancelled(order.nstatus)) return more.order;
  return first ? t.thanks({ name: first }) : t.yourOrderIs;
}

/** The sums; what went back has rows of its own below them. */
export const receiptRows = (order: Receipt): SumRow[] =>
  invoiceRows({ ...order, refunded: '0.00' }).map(({ amount, ...row }) => ({
    ...row,
    amount: (row.kind === 'less' ? less : price)(order.currency_sign, amount),
  }));

/** What waits behind a link until the customer fetches it. */
export const claimsOf = (order: Receipt): { url: string; title: string }[] =>
  order.refunds
    .filter(({ claim_url: url }) => url !== '')
    .map(({ claim_url: url, amount }) => ({
      url,
      title: t.waiting({ amount: price(order.currency_sign, amount) }),
    }));

/** What went back, each with its day and, where it is meant for the customer, the reason. */
export function refundRows(order: Receipt): SumRow[] {
  const sign = order.currency_sign;
  const rows = order.refunds.map(({ date, amount, reason }, index) => ({
    id: `refund-${index}`,
    label: reason === '' ? t.refunded : t.refundedBecause({ reason }),
    aside: invoiceDate(date),
    amount: less(sign, amount),
    kind: 'less' as const,
  }));
  // What was only held and let go has no refund of its own.
  if (rows.length === 0 && !isNothing(order.refunded))
    return [{ id: 'refunded', label: t.refunded, amount: less(sign, order.refunded), kind: 'less' }];
  return rows;
}

/** How it was paid, or is to be; of an order that was called off before that, only what went back. */
export const paymentRows = (order: Receipt): SumRow[] => [
  ...(isNotSold(order)
    ? []
    : [
        { id: 'method', label: order.paid ? t.paidWith : more.payment, amount: order.payment_method },
        { id: 'terms', label: t.terms, amount: order.payment_terms },
      ]),
  ...refundRows(order),
];

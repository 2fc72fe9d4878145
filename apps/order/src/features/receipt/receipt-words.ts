import type { Receipt } from '@servery/contract/entities/receipt';
import type { CallOutput } from '@servery/contract/registry';
import { invoiceDate, invoiceRows } from '@servery/domain/orders/invoice';
import { isWithdrawn } from '@servery/domain/orders/status';
import type { SumRow } from '@servery/ui/sums';
import { isNothing, less, price } from '#state/money.ts';

type Settings = CallOutput<'OrderStatusDetailed'>['settings'];
export type StepId = 'submitted' | 'confirmed' | 'progress' | 'ready';

export const STEPS: readonly { id: StepId; label: string }[] = [
  { id: 'submitted', label: 'Submitted' },
  { id: 'confirmed', label: 'Confirmed' },
  { id: 'progress', label: 'In progress' },
  { id: 'ready', label: 'Ready' },
];

const AT: Readonly<Record<number, StepId>> = {
  1: 'submitted',
  2: 'confirmed',
  6: 'confirmed',
  3: 'progress',
};

/** Which step is under way; a finished order has passed them all. */
export const stepOf = (status: Receipt['nstatus']): StepId => AT[status] ?? 'ready';
export const isFinished = (status: Receipt['nstatus']): boolean => [4, 5, 7, 8].includes(status);

const VERB: Readonly<Record<string, keyof Settings>> = {
  pickup: 'pickup_verb',
  deliver: 'deliver_verb',
  table: 'dinein_verb',
  booking: 'booking_verb',
};

/** 'Pickup, today 12:15 pm', 'Table 12'. */
export function wayText(order: Receipt, settings: Settings): string {
  if (order.table_num) return `${settings.table_num_label} ${order.table_num}`;
  const key = VERB[order.fulfilment_type];
  const verb = (key && settings[key]) || 'Your order';
  const day = order.requested_for_date;
  const near = day === 'Today' || day === 'Tomorrow' ? day.toLowerCase() : day;
  return `${verb}, ${near} ${order.requested_for_time}`;
}

/** 'Thank you, Sam. Your order is' — and what to say when it was called off. */
export function greeting(order: Receipt): string {
  const [first = ''] = order.contact_name.split(' ');
  if (isWithdrawn(order.nstatus)) return 'Order';
  return first ? `Thank you, ${first}. Your order is` : 'Your order is';
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
      title: `${price(order.currency_sign, amount)} is waiting for you`,
    }));

/** What went back, each with its day and, where it is meant for the customer, the reason. */
export function refundRows(order: Receipt): SumRow[] {
  const sign = order.currency_sign;
  const rows = order.refunds.map(({ date, amount, reason }, index) => ({
    id: `refund-${index}`,
    label: reason === '' ? 'Refunded' : `Refunded: ${reason}`,
    aside: invoiceDate(date),
    amount: less(sign, amount),
    kind: 'less' as const,
  }));
  // What was only held and let go has no refund of its own.
  if (rows.length === 0 && !isNothing(order.refunded))
    return [{ id: 'refunded', label: 'Refunded', amount: less(sign, order.refunded), kind: 'less' }];
  return rows;
}

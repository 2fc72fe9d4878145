import type { Receipt } from '@servery/contract/entities/receipt';
import type { CallOutput } from '@servery/contract/registry';
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

/** 'Sat 15 Nov 2025' from '2025-11-15'. */
export const invoiceDate = (date: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(new Date(`${date}T00:00:00Z`))
    .replaceAll(',', '');

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

export function receiptRows(order: Receipt): SumRow[] {
  const sign = order.currency_sign;
  const rows: (SumRow | false)[] = [
    { id: 'products', label: 'Products total', amount: price(sign, order.sub_total) },
    !isNothing(order.rewards_used) && {
      id: 'rewards',
      label: 'Rewards discount',
      amount: less(sign, order.rewards_used),
      kind: 'less',
    },
    !isNothing(order.store_discount) && {
      id: 'discount',
      label: order.coupon_code ? `Other discount (${order.coupon_code})` : 'Other discount',
      amount: less(sign, order.store_discount),
      kind: 'less',
    },
    order.fulfilment_type === 'deliver' && {
      id: 'delivery',
      label: 'Delivery fee',
      amount: price(sign, order.delivery_fee),
    },
    !isNothing(order.convenience_fee) && {
      id: 'preorder',
      label: 'Preorder fee',
      amount: price(sign, order.convenience_fee),
    },
    !isNothing(order.store_surcharge) && {
      id: 'surcharge',
      label: 'Surcharge',
      amount: price(sign, order.store_surcharge),
    },
    { id: 'total', label: 'Order total', amount: price(sign, order.total), kind: 'sum' },
    { id: 'gst', label: 'GST included', amount: price(sign, order.gst_included), kind: 'fine' },
  ];
  return rows.filter((row) => row !== false);
}

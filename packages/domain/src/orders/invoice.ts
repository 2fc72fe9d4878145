import type { Receipt } from '@servery/contract/entities/receipt';
import { t } from '#orders/texts';

type Figures = Pick<
  Receipt,
  | 'sub_total'
  | 'rewards_used'
  | 'store_discount'
  | 'coupon_code'
  | 'fulfilment_type'
  | 'delivery_fee'
  | 'convenience_fee'
  | 'store_surcharge'
  | 'total'
  | 'refunded'
  | 'gst_included'
>;
/** A line of the sums; `less` comes off, `sum` is the total, `fine` is what the total contains. */
export type InvoiceRow = { id: string; label: string; amount: string; kind?: 'less' | 'sum' | 'fine' };

const isNothing = (amount: string): boolean => Number(amount) === 0;

/** The sums of a tax invoice, for the screen and the mail alike; what is nothing is left out. */
export function invoiceRows(order: Figures): InvoiceRow[] {
  const rows: (InvoiceRow | false)[] = [
    { id: 'products', label: t.productsTotal, amount: order.sub_total },
    !isNothing(order.rewards_used) && {
      id: 'rewards',
      label: t.rewardsDiscount,
      amount: order.rewards_used,
      kind: 'less',
    },
    !isNothing(order.store_discount) && {
      id: 'discount',
      label: order.coupon_code ? t.otherDiscountOf({ code: order.coupon_code }) : t.otherDiscount,
      amount: order.store_discount,
      kind: 'less',
    },
    order.fulfilment_type === 'deliver' && {
      id: 'delivery',
      label: t.deliveryFee,
      amount: order.delivery_fee,
    },
    !isNothing(order.convenience_fee) && {
      id: 'preorder',
      label: t.preorderFee,
      amount: order.convenience_fee,
    },
    !isNothing(order.store_surcharge) && {
      id: 'surcharge',
      label: t.surcharge,
      amount: order.store_surcharge,
    },
    { id: 'total', label: t.orderTotal, amount: order.total, kind: 'sum' },
    !isNothing(order.refunded) && {
      id: 'refunded',
      label: t.refunded,
      amount: order.refunded,
      kind: 'less',
    },
    { id: 'gst', label: t.gstIncluded, amount: order.gst_included, kind: 'fine' },
  ];
  return rows.filter((row) => row !== false);
}

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

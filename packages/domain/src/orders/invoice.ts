import type { Receipt, ReceiptLine } from '@servery/contract/entities/receipt';
import { moneyText } from '#money';
import { isCancelled, STATUS_TEXT } from '#orders/status';
import { t } from '#orders/texts';
import { daySurchargeLabel } from '#surcharges/label';

type Figures = Pick<
  Receipt,
  | 'nstatus'
  | 'paid'
  | 'sub_total'
  | 'rewards_used'
  | 'store_discount'
  | 'coupon_value'
  | 'coupon_code'
  | 'fulfilment_type'
  | 'day_surcharge'
  | 'delivery_fee'
  | 'convenience_fee'
  | 'store_surcharge'
  | 'total'
  | 'rounding'
  | 'refunded'
  | 'gst_included'
  | 'tax_invoice'
  | 'gifts'
>;
/** A line of the sums; `less` comes off, `sum` is the total, `fine` is what the total contains. */
export type InvoiceRow = { id: string; label: string; amount: string; kind?: 'less' | 'sum' | 'fine' };

const isNothing = (amount: string): boolean => Number(amount) === 0;

type Sold = Pick<Receipt, 'nstatus' | 'paid'>;
type Kind = Sold & Pick<Receipt, 'tax_invoice'>;
type Line = Pick<ReceiptLine, 'name' | 'tax'>;

/** Called off before it was paid: nothing was sold, so that there is no invoice of it. */
export const isNotSold = ({ nstatus, paid }: Sold): boolean => isCancelled(nstatus) && paid === 0;

const isTaxInvoice = (order: Kind): boolean => order.tax_invoice === 1 && !isNotSold(order);

/** What is nothing is left out. */
const unlessNothing = (row: InvoiceRow): InvoiceRow | false => !isNothing(row.amount) && row;

/** The sums of an invoice, for the screen and the mail alike. */
export function invoiceRows(order: Figures): InvoiceRow[] {
  const off = (id: string, label: string, amount: string) =>
    unlessNothing({ id, label, amount, kind: 'less' });
  const isLess = order.rounding.startsWith('-');
  const rows = [
    { id: 'products', label: t.productsTotal, amount: order.sub_total },
    off('rewards', t.rewardsDiscount, order.rewards_used),
    off('promo', t.otherDiscountOf({ code: order.coupon_code }), order.coupon_value),
    off('discount', t.otherDiscount, order.store_discount),
    order.day_surcharge !== undefined && {
      id: 'day',
      label: daySurchargeLabel(order.day_surcharge),
      amount: order.day_surcharge.amount,
    },
    order.fulfilment_type === 'deliver' && {
      id: 'delivery',
      label: t.deliveryFee,
      amount: order.delivery_fee,
    },
    unlessNothing({ id: 'preorder', label: t.preorderFee, amount: order.convenience_fee }),
    unlessNothing({ id: 'surcharge', label: t.surcharge, amount: order.store_surcharge }),
    { id: 'total', label: t.orderTotal, amount: order.total, kind: 'sum' as const },
    unlessNothing({
      id: 'rounding',
      label: t.cashRounding,
      amount: order.rounding.replace('-', ''),
      ...(isLess && { kind: 'less' }),
    }),
    ...(order.gifts ?? []).map(({ ending, amount, left }) => ({
      id: `gift-${ending}`,
      label: t.giftVoucher({ ending, left: moneyText('$', left) }),
      amount,
      kind: 'less' as const,
    })),
    off('refunded', t.refunded, order.refunded),
    isTaxInvoice(order) && {
      id: 'gst',
      label: t.gstIncluded,
      amount: order.gst_included,
      kind: 'fine' as const,
    },
  ];
  return rows.filter((row) => row !== false);
}

/** 'Tax invoice', or what became of an order that is no sale: 'Cancelled'. */
export function invoiceTitle(order: Kind): string {
  if (isNotSold(order)) return STATUS_TEXT[order.nstatus];
  return isTaxInvoice(order) ? t.taxInvoice : t.invoice;
}

const hasMark = (line: Pick<Line, 'tax'>, order: Kind): boolean =>
  isTaxInvoice(order) && line.tax !== 'taxable';

/** 'Fresh Orange Juice *' where some of an invoice has no GST in it. */
export const invoiceName = (line: Line, order: Kind): string =>
  hasMark(line, order) ? t.withoutGst({ name: line.name }) : line.name;

/** What the marks mean, or that nothing of it has GST; nothing where all of it has. */
export function gstNote(order: Kind, lines: readonly Pick<Line, 'tax'>[]): string {
  if (isNotSold(order)) return '';
  if (order.tax_invoice === 0) return t.noGst;
  return lines.some((line) => hasMark(line, order)) ? t.withoutGstNote : '';
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

import type { Receipt, ReceiptLine } from '@servery/contract/entities/receipt';
import type { PaperSettings } from '@servery/contract/entities/paper';
import { clockText } from '#hours/words';
import { moneyText } from '#money';
import { gstNote, invoiceDate, invoiceName, invoiceRows, invoiceTitle, isNotSold } from '#orders/invoice';
import type { PaperDocument, PaperLine } from '#printing/document';
import { t } from '#printing/texts';

type PrintedOrder = Pick<
  Receipt,
  | 'store_name'
  | 'store_address1'
  | 'store_suburb'
  | 'store_phone'
  | 'abn'
  | 'pos_order_id'
  | 'invoice_date'
  | 'created_date'
  | 'requested_for_time'
  | 'nstatus'
  | 'paid'
  | 'table_num'
  | 'contact_name'
  | 'served_by'
  | 'fulfilment_type'
  | 'sub_total'
  | 'rewards_used'
  | 'store_discount'
  | 'coupon_value'
  | 'coupon_code'
  | 'day_surcharge'
  | 'delivery_fee'
  | 'convenience_fee'
  | 'store_surcharge'
  | 'total'
  | 'rounding'
  | 'refunded'
  | 'gst_included'
  | 'gifts'
  | 'tax_invoice'
  | 'payment_method'
  | 'payment_terms'
  | 'rewards_awarded'
  | 'currency_sign'
>;

export type PaperReceiptOf = {
  order: PrintedOrder;
  /** What the venue wants on it. */
  paper: PaperSettings;
  lines: readonly Omit<ReceiptLine, 'img_url'>[];
  /** How it reaches its customer, in the venue's word. */
  verb: string;
  /** Where it can be followed; empty leaves the code out. */
  link: string;
};

/** '2026-11-17 12:08' as '12:08 pm'. */
const timeOf = (dateTime: string): string => clockText(dateTime.slice(11, 16));

/** What a venue says in words of its own, line by line. */
const ownWords = (words: string): PaperLine[] =>
  words
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => ({ is: 'text', text, center: true }));

const headLines = ({ order, paper }: PaperReceiptOf): PaperLine[] => [
  ...(paper.receipt_logo ? [{ is: 'logo' as const }] : []),
  { is: 'text', text: order.store_name, size: 2, strong: true, center: true },
  { is: 'text', text: [order.store_address1, order.store_suburb].filter(Boolean).join(', '), center: true },
  { is: 'text', text: order.store_phone, center: true },
  { is: 'text', text: t.abn({ abn: order.abn }), center: true },
  ...ownWords(paper.receipt_top),
  { is: 'rule' },
];

function titleLines({ order, verb }: PaperReceiptOf): PaperLine[] {
  const where = order.table_num === '' ? verb : t.table({ table: order.table_num });
  return [
    { is: 'row', left: invoiceTitle(order), right: order.pos_order_id, size: 2, strong: true },
    { is: 'row', left: invoiceDate(order.invoice_date), right: timeOf(order.created_date) },
    {
      is: 'text',
      text: [`${where} ${order.requested_for_time}`, order.contact_name].filter(Boolean).join(', '),
    },
    ...(order.served_by === '' ? [] : [{ is: 'text' as const, text: t.servedBy({ name: order.served_by }) }]),
    { is: 'rule' },
  ];
}

const productLines = (line: PaperReceiptOf['lines'][number], order: PrintedOrder): PaperLine[] => [
  {
    is: 'item',
    quantity: String(line.quantity),
    name: invoiceName(line, order),
    price: moneyText(order.currency_sign, line.price),
    strong: true,
  },
  ...[line.short_desc, line.notes].filter(Boolean).map((text): PaperLine => ({ is: 'note', text })),
];

const sumLines = (order: PrintedOrder): PaperLine[] =>
  invoiceRows(order).map(({ label, amount, kind }): PaperLine => {
    const right = `${kind === 'less' ? '-' : ''}${moneyText(order.currency_sign, amount)}`;
    return kind === 'sum'
      ? { is: 'row', left: label, right, size: 2, strong: true }
      : { is: 'row', left: label, right };
  });

/** The invoice of an order, with the same figures as its screen and its mail. */
export function customerReceipt(receipt: PaperReceiptOf): PaperDocument {
  const { order, paper, lines, link } = receipt;
  const end = ownWords(paper.receipt_end);
  const note = gstNote(order, lines);
  return [
    ...headLines(receipt),
    ...titleLines(receipt),
    ...lines.flatMap((line) => productLines(line, order)),
    { is: 'rule' },
    ...sumLines(order),
    ...(note === '' ? [] : [{ is: 'text' as const, text: note }]),
    { is: 'rule' },
    ...(isNotSold(order)
      ? []
      : [{ is: 'row' as const, left: order.payment_method, right: order.payment_terms }]),
    ...(order.rewards_awarded > 0
      ? [{ is: 'row' as const, left: t.points, right: `+${order.rewards_awarded}` }]
      : []),
    ...(link === '' || !paper.receipt_qr
      ? []
      : [
          { is: 'rule' as const },
          { is: 'qr' as const, data: link },
          { is: 'text' as const, text: t.followOrder, strong: true as const, center: true as const },
        ]),
    ...(end.length === 0 ? [] : [{ is: 'rule' as const }, ...end]),
  ];
}

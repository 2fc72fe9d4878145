import type { Receipt, ReceiptLine } from '@servery/contract/entities/receipt';
import { clockText } from '#hours/words';
import { moneyText } from '#money';
import { gstNote, invoiceDate, invoiceName, invoiceRows, invoiceTitle } from '#orders/invoice';
import type { PaperDocument, PaperLine } from '#printing/document';
import { t } from '#printing/texts';

export type PaperReceiptOf = {
  order: Receipt;
  lines: readonly Omit<ReceiptLine, 'img_url'>[];
  /** How it reaches its customer, in the venue's word. */
  verb: string;
  /** Where it can be followed; empty leaves the code out. */
  link: string;
};

/** '2026-11-17 12:08' as '12:08 pm'. */
const timeOf = (dateTime: string): string => clockText(dateTime.slice(11, 16));

const headLines = ({ order }: PaperReceiptOf): PaperLine[] => [
  { is: 'logo' },
  { is: 'text', text: order.store_name, size: 2, strong: true, center: true },
  { is: 'text', text: [order.store_address1, order.store_suburb].filter(Boolean).join(', '), center: true },
  { is: 'text', text: order.store_phone, center: true },
  { is: 'text', text: t.abn({ abn: order.abn }), center: true },
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

const productLines = (line: PaperReceiptOf['lines'][number], order: Receipt): PaperLine[] => [
  {
    is: 'item',
    quantity: String(line.quantity),
    name: invoiceName(line, order),
    price: moneyText(order.currency_sign, line.price),
    strong: true,
  },
  ...[line.short_desc, line.notes].filter(Boolean).map((text): PaperLine => ({ is: 'note', text })),
];

const sumLines = (order: Receipt): PaperLine[] =>
  invoiceRows(order).map(({ label, amount, kind }): PaperLine => {
    const right = `${kind === 'less' ? '-' : ''}${moneyText(order.currency_sign, amount)}`;
    return kind === 'sum'
      ? { is: 'row', left: label, right, size: 2, strong: true }
      : { is: 'row', left: label, right };
  });

/** The invoice of an order, with the same figures as its screen and its mail. */
export function customerReceipt(receipt: PaperReceiptOf): PaperDocument {
  const { order, lines, link } = receipt;
  const note = gstNote(order, lines);
  return [
    ...headLines(receipt),
    ...titleLines(receipt),
    ...lines.flatMap((line) => productLines(line, order)),
    { is: 'rule' },
    ...sumLines(order),
    ...(note === '' ? [] : [{ is: 'text' as const, text: note }]),
    { is: 'rule' },
    { is: 'row', left: order.payment_method, right: order.payment_terms },
    ...(order.rewards_awarded > 0
      ? [{ is: 'row' as const, left: t.points, right: `+${order.rewards_awarded}` }]
      : []),
    ...(link === ''
      ? []
      : [
          { is: 'rule' as const },
          { is: 'qr' as const, data: link },
          { is: 'text' as const, text: t.followOrder, strong: true as const, center: true as const },
        ]),
  ];
}

import type { CallOutput } from '@servery/contract/registry';
import { addressText } from '@servery/domain/delivery/address';
import { moneyText } from '@servery/domain/money';
import {
  gstNote,
  invoiceDate,
  invoiceName,
  invoiceRows,
  invoiceTitle,
  isNotSold,
} from '@servery/domain/orders/invoice';
import type { BackTo } from '@servery/domain/payments/refund';
import type { LoadedBrand } from '#brand/read-brand';
import { type MailBlock, writeMail } from '#messages/mail-template';
import { refundPartsText } from '#messages/refund-parts';
import { t } from '#messages/texts';
import type { Mail } from '#providers/mail/port';

type Order = CallOutput<'OrderStatusDetailed'>;
export type OrderMailFacts = {
  receipt: Order;
  brand: LoadedBrand;
  to: string;
  link: string;
  host: string;
  /** What went back, and where to. */
  refunded: readonly BackTo[];
};

const itemsOf = ({ order, order_items: items }: Order): MailBlock => ({
  is: 'items',
  items: items.map((line) => ({
    quantity: line.quantity,
    name: invoiceName(line, order),
    notes: [line.short_desc, line.notes && `“${line.notes}”`].filter((note) => note !== ''),
    price: moneyText(order.currency_sign, line.price),
  })),
});

/** The totals with the same figures and in the same order as on the receipt. */
const totalsOf = ({ order }: Order): MailBlock => ({
  is: 'rows',
  rows: invoiceRows(order).map(({ label, amount, kind }) => ({
    label,
    amount: `${kind === 'less' ? '-' : ''}${moneyText(order.currency_sign, amount)}`,
    strong: kind === 'sum',
  })),
});

/** What the venue asked and was told, and how it is handed over. */
const detailsOf = ({ order }: Order): MailBlock => ({
  is: 'lines',
  lines: [
    ...order.details.map(({ label, value }) => `${label}: ${value}`),
    ...(order.contactless ? [t.contactless({ way: order.contactless })] : []),
    ...(order.note ? [t.instructions({ note: order.note })] : []),
  ],
});

/** Who sells to whom, on which day: with the totals above it, an invoice. */
const invoiceOf = ({ order, order_items: lines }: Order): MailBlock => ({
  is: 'small',
  lines: [
    ...[gstNote(order, lines)].filter((note) => note !== ''),
    t.invoice({ title: invoiceTitle(order), date: invoiceDate(order.invoice_date) }),
    t.abn({ store: order.store_name, abn: order.abn }),
    [t.billedTo, [order.contact_name, addressText(order.billing_address)].filter(Boolean).join(', ')].join(
      ' ',
    ),
  ],
});

type Template = 'order-placed' | 'order-cancelled';

const SUBJECT: Readonly<Record<Template, (facts: OrderMailFacts) => string>> = {
  'order-placed': ({ receipt: { order } }) =>
    t.placedSubject({ number: order.pos_order_id, store: order.store_name }),
  'order-cancelled': ({ receipt: { order } }) =>
    t.endedSubject({ number: order.pos_order_id, status: order.status_text.toLowerCase() }),
};
const LEAD: Readonly<Record<Template, (facts: OrderMailFacts) => string>> = {
  'order-placed': ({ receipt: { order } }) => t.placedLead({ name: order.contact_name }),
  'order-cancelled': ({ receipt: { order }, refunded }) =>
    [
      t.endedLead({ name: order.contact_name, status: order.status_text.toLowerCase() }),
      order.status_reason.replace(/[^.!?]$/, '$&.'),
      ...refundPartsText(refunded, t.refundComing, order.currency_sign),
    ]
      .filter((part) => part !== '')
      .join(' '),
};

export const orderMail = (template: Template, facts: OrderMailFacts): Mail =>
  receiptMail(facts, { subject: SUBJECT[template](facts), lead: LEAD[template](facts), name: template });

/** A mail with all that a receipt has, under words of its own. */
export function receiptMail(
  { receipt, brand, to, link, host }: OrderMailFacts,
  { subject, lead, name }: { subject: string; lead: string; name: string },
): Mail {
  const { order } = receipt;
  const messageId = `<${name}.${order.id}@${host}>`;
  return writeMail({ brand, to, subject, messageId }, [
    {
      is: 'banner',
      above: order.store_name,
      large: order.pos_order_id,
      below: `${order.requested_for_date}, ${order.requested_for_time}`,
    },
    { is: 'lead', text: lead },
    { is: 'action', href: link, label: t.followOrder },
    itemsOf(receipt),
    detailsOf(receipt),
    totalsOf(receipt),
    ...(isNotSold(order)
      ? []
      : [{ is: 'text' as const, text: `${order.payment_method}. ${order.payment_terms}.` }]),
    invoiceOf(receipt),
    {
      is: 'small',
      lines: [
        `${order.store_name}, ${order.store_address1}, ${order.store_suburb}`,
        t.questions({ venue: order.store_name, phone: order.store_phone }),
      ],
    },
  ]);
}

import { addressText } from '@servery/domain/delivery/address';
import { moneyText } from '@servery/domain/money';
import type { CallOutput } from '@servery/contract/registry';
import { invoiceDate, invoiceRows } from '@servery/domain/orders/invoice';
import type { LoadedBrand } from '#brand/load';
import { escape, mailButton, mailColours, mailPage } from '#jobs/mail-parts';
import type { Mail } from '#providers/mail/port';
import { t } from '#jobs/texts';

type Order = CallOutput<'OrderStatusDetailed'>;
export type OrderMailFacts = {
  receipt: Order;
  brand: LoadedBrand;
  to: string;
  link: string;
  host: string;
  /** When refunded money is there. */
  arrival: string;
};

type Row = readonly [label: string, amount: string];

/** The totals with the same figures and in the same order as on the receipt. */
const totalRows = ({ order }: Order): Row[] =>
  invoiceRows(order).map(({ label, amount, kind }) => [
    label,
    `${kind === 'less' ? '-' : ''}${moneyText(order.currency_sign, amount)}`,
  ]);

/** What the venue asked and was told, and how it is handed over. */
function detailLines({ order }: Order): string[] {
  return [
    ...order.details.map(({ label, value }) => `${label}: ${value}`),
    ...(order.contactless ? [t.contactless({ way: order.contactless })] : []),
    ...(order.note ? [t.instructions({ note: order.note })] : []),
  ];
}

/** Who sells to whom, on which day: with the totals above it, a tax invoice. */
const invoiceLines = ({ order }: Order): string[] => [
  t.taxInvoice({ date: invoiceDate(order.invoice_date) }),
  t.abn({ store: order.store_name, abn: order.abn }),
  [t.billedTo, [order.contact_name, addressText(order.billing_address)].filter(Boolean).join(', ')].join(' '),
];

const whenText = ({ order }: Order): string => `${order.requested_for_date}, ${order.requested_for_time}`;

function textBody({ receipt, link }: OrderMailFacts, lead: string): string {
  const { order, order_items: items } = receipt;
  const lines = items.flatMap((item) => [
    `${item.quantity} x ${item.name}  ${moneyText(order.currency_sign, item.price)}`,
    ...(item.short_desc ? [`    ${item.short_desc}`] : []),
    ...(item.notes ? [`    "${item.notes}"`] : []),
  ]);
  return [
    lead,
    '',
    t.orderLine({ number: order.pos_order_id, when: whenText(receipt) }),
    `${order.store_name}, ${order.store_address1}, ${order.store_suburb}, ${order.store_phone}`,
    '',
    ...lines,
    '',
    ...detailLines(receipt),
    ...(detailLines(receipt).length > 0 ? [''] : []),
    ...totalRows(receipt).map(([label, amount]) => `${label}: ${amount}`),
    `${order.payment_method}. ${order.payment_terms}.`,
    '',
    ...invoiceLines(receipt),
    '',
    t.followOrderLink({ link }),
  ].join('\n');
}

const cell = (text: string, style = ''): string =>
  `<td style="padding:6px 0;vertical-align:top;${style}">${text}</td>`;

function htmlItems({ order, order_items: items }: Order): string {
  return items
    .map((item) => {
      const soft = [item.short_desc, item.notes && `“${item.notes}”`]
        .filter(Boolean)
        .map((text) => escape(text));
      const name = `${item.quantity} × <strong>${escape(item.name)}</strong>${soft.length > 0 ? `<br><span style="color:#6a6153">${soft.join('<br>')}</span>` : ''}`;
      return `<tr>${cell(name)}${cell(moneyText(order.currency_sign, item.price), 'text-align:right;white-space:nowrap')}</tr>`;
    })
    .join('');
}

function htmlBody(facts: OrderMailFacts, lead: string): string {
  const { receipt, brand, link } = facts;
  const { order } = receipt;
  const palette = mailColours(brand);
  const totals = totalRows(receipt)
    .map(([label, amount]) => {
      const strong = label === 'Order total' ? 'font-weight:700;font-size:18px' : 'color:#6a6153';
      return `<tr>${cell(label, strong)}${cell(amount, `text-align:right;${strong}`)}</tr>`;
    })
    .join('');
  const details = detailLines(receipt).map((line) => `<br>${escape(line)}`);
  return mailPage(`<div style="background:${palette.deep};color:${palette['deep-ink']};border-radius:16px;padding:24px;text-align:center">
<div>${escape(order.store_name)}</div><div style="font-size:56px;font-weight:700;line-height:1.1">${escape(order.pos_order_id)}</div><div>${escape(whenText(receipt))}</div></div>
<p style="font-size:18px">${escape(lead)}</p>
${mailButton(brand, { href: link, label: t.followOrder })}
<table role="presentation" style="width:100%;border-collapse:collapse;border-top:1px dashed #8f846f">${htmlItems(receipt)}</table>
${details.length > 0 ? `<p style="border-top:1px dashed #8f846f;margin:0;padding:6px 0">${details.join('').slice(4)}</p>` : ''}
<table role="presentation" style="width:100%;border-collapse:collapse;border-top:1px dashed #8f846f">${totals}</table>
<p>${escape(order.payment_method)}. ${escape(order.payment_terms)}.</p>
<p style="color:#6a6153;font-size:14px">${invoiceLines(receipt).map(escape).join('<br>')}</p>
<p style="color:#6a6153;font-size:14px">${escape(order.store_address1)}, ${escape(order.store_suburb)}. Questions? Call ${escape(order.store_phone)}.</p>`);
}

type Template = 'order-placed' | 'order-withdrawn';

const SUBJECT: Readonly<Record<Template, (facts: OrderMailFacts) => string>> = {
  'order-placed': ({ receipt: { order } }) =>
    t.placedSubject({ number: order.pos_order_id, store: order.store_name }),
  'order-withdrawn': ({ receipt: { order } }) =>
    t.endedSubject({ number: order.pos_order_id, status: order.status_text.toLowerCase() }),
};
const LEAD: Readonly<Record<Template, (facts: OrderMailFacts) => string>> = {
  'order-placed': ({ receipt: { order } }) => t.placedLead({ name: order.contact_name }),
  'order-withdrawn': ({ receipt: { order }, arrival }) =>
    [
      t.endedLead({ name: order.contact_name, status: order.status_text.toLowerCase() }),
      order.status_reason.replace(/[^.!?]$/, '$&.'),
      order.refunded === '0.00'
        ? ''
        : t.refundComing({ amount: moneyText(order.currency_sign, order.refunded), arrival }),
    ]
      .filter((part) => part !== '')
      .join(' '),
};

export function orderMail(template: Template, facts: OrderMailFacts): Mail {
  const lead = LEAD[template](facts);
  return {
    to: facts.to,
    fromName: facts.brand.name,
    subject: SUBJECT[template](facts),
    text: textBody(facts, lead),
    html: htmlBody(facts, lead),
    messageId: `<${template}.${facts.receipt.order.id}@${facts.host}>`,
  };
}

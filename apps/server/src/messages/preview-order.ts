import { formatCents, parseCents } from '@servery/domain/money';
import { STATUS_TEXT } from '@servery/domain/orders/status';
import type { LoadedBrand } from '#brand/read-brand';
import { speakFor } from '#brand/speak';
import type { ReadTx } from '#db/database';
import { changedMail } from '#messages/changed-mail';
import type { EditFacts } from '#messages/edit-facts';
import { type OrderFacts, orderFacts } from '#messages/order-facts';
import { orderMail } from '#messages/order-mail';
import { type Preview, type PreviewParts, SAMPLE_PERSON } from '#messages/preview-parts';
import { refundMail } from '#messages/refund-mail';
import { refundParts } from '#messages/refund-parts';
import { statusMail } from '#messages/status-message';
import { newestOrderOf } from '#stores/order-search';

/** One of what was ordered came off, and what it cost goes back. */
const changedOf = ({ order_items: [item] }: OrderFacts['receipt']): EditFacts => ({
  id: 0,
  changes: [{ is: 'line', name: item?.name ?? '', options: '', station: '', from: 2, to: 1 }],
  sent: [{ method: 'CC', cents: parseCents(item?.price ?? '') ?? 0 }],
  byHand: 0,
});

const REASON = 'The chips were cold.';

/** The order with a made-up customer: whoever looks at mails may not read whose it is, or open it. */
const withoutCustomer = (found: OrderFacts, url: string): OrderFacts => ({
  ...found,
  link: `${url}/account/orders`,
  order: { ...found.order, contact_name: SAMPLE_PERSON.name, contact_email: SAMPLE_PERSON.email },
  receipt: {
    ...found.receipt,
    order: {
      ...found.receipt.order,
      contact_name: SAMPLE_PERSON.name,
      billing_address: '',
      note: '',
      details: [],
      table_num: '',
    },
    order_items: found.receipt.order_items.map((item) => ({ ...item, notes: '' })),
  },
});

/** All of an order goes back to its card with a reason, and part of one by a link. */
function previewRefunds({ order, ...rest }: OrderFacts): Preview[] {
  const { total } = rest.receipt.order;
  const cents = parseCents(total) ?? 0;
  const part = Math.ceil(cents / 2);
  const write = (refund: { cents: number; claim_url: string; reason: string }) => {
    const refunded = formatCents(refund.cents);
    const receipt = { ...rest.receipt, order: { ...rest.receipt.order, refunded } };
    const facts = {
      ...rest,
      receipt,
      to: order.contact_email,
      method: refund.claim_url === '' ? 'CC' : 'CB',
    };
    const row = {
      ...refund,
      id: 'preview',
      round: 1,
      edit_id: null,
      reason_shared: refund.reason === '' ? 0 : 1,
    };
    return speakFor(rest.brand, () => refundMail(row, facts));
  };
  return [
    { name: 'order-refunded', mail: write({ cents, claim_url: '', reason: REASON }) },
    { name: 'order-refunded-by-link', mail: write({ cents: part, claim_url: rest.link, reason: '' }) },
  ];
}

/** What is written about an order, by the newest one of the brand; nothing where nobody has ordered yet. */
export async function previewOrder(tx: ReadTx, brand: LoadedBrand, parts: PreviewParts): Promise<Preview[]> {
  const newest = await newestOrderOf(tx, brand.code);
  const real = newest && (await orderFacts(tx, newest.ref, parts));
  if (!real) return [];
  const found = withoutCustomer(real, parts.publicUrl(brand.code));
  const { order, ...rest } = found;
  const { refunded } = await refundParts(tx, order.id);
  const facts = { ...rest, to: order.contact_email, refunded };
  const cancelled = {
    ...facts,
    receipt: { ...facts.receipt, order: { ...facts.receipt.order, status_text: STATUS_TEXT[9] } },
  };
  const placed = speakFor(brand, () => orderMail('order-placed', facts));
  const ready = { template: 'order-status', order: order.ref, step: 'ready', or_mail: false } as const;
  return [
    { name: 'order-placed', mail: placed },
    { name: 'order-cancelled', mail: speakFor(brand, () => orderMail('order-cancelled', cancelled)) },
    {
      name: 'order-changed',
      mail: speakFor(brand, () => changedMail(changedOf(facts.receipt), { ...facts, left: 0 })),
    },
    { name: 'order-ready', mail: statusMail(found, ready) },
    ...previewRefunds(found),
  ];
}

import { promiseText } from '@servery/domain/payments/refund';
import { z } from 'zod';
import type { Brands } from '#brand/load';
import type { Catalogues } from '#catalogue/catalogues';
import type { Database, ReadTx } from '#db/database';
import { claimMail } from '#jobs/claim-mail';
import { orderMail } from '#jobs/order-mail';
import { refundMail } from '#jobs/refund-mail';
import type { Mail, MailPort } from '#providers/mail/port';
import { findInOutbox, markSent } from '#stores/jobs';
import { findByRef, linesOf } from '#stores/orders';
import { findRefund, refundsOfOrder } from '#stores/refunds';
import { receiptView } from '#views/receipt';

const payload = z.object({ outbox_id: z.number() });
const message = z.discriminatedUnion('template', [
  z.object({ template: z.enum(['order-placed', 'order-withdrawn']), order: z.string() }),
  z.object({ template: z.literal('order-refunded'), order: z.string(), refund: z.string() }),
  z.object({ template: z.literal('money-claim'), case: z.string() }),
]);
type AboutOrder = Exclude<z.output<typeof message>, { template: 'money-claim' }>;

export type DeliverParts = {
  db: Database;
  brands: Brands;
  catalogues: Catalogues;
  mail: MailPort | undefined;
  publicUrl(brandCode: string): string;
  clock(): number;
};

/** The mail as it is true now: an order that moved on since then is told as it is. */
async function aboutOrder(tx: ReadTx, said: AboutOrder, parts: DeliverParts): Promise<Mail | undefined> {
  const order = await findByRef(tx, said.order);
  const catalogue = order && (await parts.catalogues.current(tx, order.menu_id));
  const brand = catalogue && parts.brands.byCode(catalogue.merchant.brand_code);
  if (!order || !catalogue || !brand || order.contact_email === '') return undefined;
  const receipt = receiptView(order, await linesOf(tx, [order.id]), {
    catalogue,
    mine: true,
    now: parts.clock(),
    refunds: await refundsOfOrder(tx, order.id),
  });
  const url = parts.publicUrl(brand.code);
  const link = `${url}/account/orders/${order.ref}`;
  const facts = { receipt, brand, to: order.contact_email, link, host: new URL(url).hostname };
  if (said.template !== 'order-refunded')
    return orderMail(said.template, { ...facts, arrival: promiseText(order.payment_method) });
  const refund = await findRefund(tx, said.refund);
  return refund && refundMail(refund, { ...facts, method: order.payment_method });
}

function compose(tx: ReadTx, text: string, parts: DeliverParts): Promise<Mail | undefined> {
  const said = message.parse(JSON.parse(text));
  return said.template === 'money-claim' ? claimMail(tx, said.case, parts) : aboutOrder(tx, said, parts);
}

/** Sends one message of the outbox. Sent is recorded after the provider took it, so that a crash repeats rather than loses. */
export async function deliver(job: unknown, parts: DeliverParts): Promise<void> {
  const { outbox_id: id } = payload.parse(job);
  const entry = await parts.db.read((tx) => findInOutbox(tx, id));
  if (!entry || entry.sent_at !== null || !parts.mail) return;
  const mail = await parts.db.read((tx) => compose(tx, entry.payload, parts));
  if (mail) await parts.mail.send(mail);
  await parts.db.write((tx) => markSent(tx, id, parts.clock()));
}

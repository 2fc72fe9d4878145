import { leftToPay } from '@servery/domain/payments/tender';
import { z } from 'zod';
import { speakFor } from '#brand/speak';
import type { ReadTx } from '#db/database';
import type { SendParts } from '#messages/message';
import { refundLinkMail } from '#messages/refund-link-mail';
import { deliverStatus } from '#jobs/deliver-status';
import { changedMail } from '#messages/changed-mail';
import { editFacts } from '#messages/edit-facts';
import { orderFacts } from '#messages/order-facts';
import { orderMail } from '#messages/order-mail';
import { refundMail } from '#messages/refund-mail';
import { refundParts } from '#messages/refund-parts';
import type { Mail } from '#providers/mail/port';
import { moveCase } from '#stores/cases';
import { findInOutbox, markSent } from '#stores/jobs';
import { findAttempt } from '#stores/payments';
import { findRefund } from '#stores/refunds';

const payload = z.object({ outbox_id: z.number() });
const message = z.discriminatedUnion('template', [
  z.object({ template: z.enum(['order-placed', 'order-cancelled']), order: z.string() }),
  z.object({ template: z.literal('order-changed'), order: z.string(), edit: z.number() }),
  z.object({ template: z.literal('order-refunded'), order: z.string(), refund: z.string() }),
  z.object({ template: z.literal('refund-link'), case: z.string() }),
  z.object({
    template: z.literal('order-status'),
    order: z.string(),
    step: z.enum(['confirmed', 'in_progress', 'ready', 'complete']),
    or_mail: z.boolean(),
  }),
]);
type AboutOrder = Extract<
  z.output<typeof message>,
  { template: `order-${'placed' | 'cancelled' | 'changed' | 'refunded'}` }
>;

/** The mail as it is true now: an order that moved on since then is told as it is. */
async function aboutOrder(tx: ReadTx, said: AboutOrder, parts: SendParts): Promise<Mail | undefined> {
  const found = await orderFacts(tx, said.order, parts);
  if (!found || found.order.contact_email === '') return undefined;
  const { order, ...rest } = found;
  const { refunded } = await refundParts(tx, order.id);
  const facts = { ...rest, to: order.contact_email, refunded };
  if (said.template === 'order-changed') {
    const edit = await editFacts(tx, order.id, said.edit);
    return edit && speakFor(facts.brand, () => changedMail(edit, { ...facts, left: leftToPay(order) }));
  }
  const { template } = said;
  if (template !== 'order-refunded') return speakFor(facts.brand, () => orderMail(template, facts));
  const refund = await findRefund(tx, said.refund);
  const paid = refund && (await findAttempt(tx, refund.attempt_id));
  return paid && speakFor(facts.brand, () => refundMail(refund, { ...facts, method: paid.method }));
}

/** Sends one message of the outbox. Sent is recorded after the provider took it, so that a crash repeats rather than loses. */
export async function deliver(job: unknown, parts: SendParts): Promise<void> {
  const { outbox_id: id } = payload.parse(job);
  const entry = await parts.db.read((tx) => findInOutbox(tx, id));
  if (!entry || entry.sent_at !== null) return;
  const said = message.parse(JSON.parse(entry.payload));
  if (said.template === 'order-status') {
    await deliverStatus(entry, said, parts);
    return;
  }
  if (!parts.mail) return;
  const mail = await parts.db.read((tx) =>
    said.template === 'refund-link' ? refundLinkMail(tx, said.case, parts) : aboutOrder(tx, said, parts),
  );
  if (mail) await parts.mail.send(mail);
  await parts.db.write(async (tx) => {
    const now = parts.clock();
    await markSent(tx, id, now);
    if (mail && said.template === 'refund-link')
      await moveCase(tx, said.case, {
        from: 'open',
        to: 'closed',
        note: 'The link was mailed',
        who: '',
        now,
      });
  });
}

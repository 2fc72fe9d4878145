import type { OrderStatus } from '@servery/contract/entities/receipt';
import { notifyStep } from '@servery/domain/orders/notify';
import type { SendParts } from '#messages/message';
import { type OrderFacts, orderFacts } from '#messages/order-facts';
import { statusMail, statusText } from '#messages/status-message';
import { markSent, type OutboxRecord } from '#stores/jobs';
import { type StatusMessage, takeBack } from '#stores/status-messages';

/** Whether a text was taken; a number that cannot be written to is no reason to try again. */
async function sendText(facts: OrderFacts, said: StatusMessage, { text }: SendParts): Promise<boolean> {
  const to = facts.order.contact_mobile;
  if (!text || to === '') return false;
  return (await text.send({ to, body: statusText(facts, said) })) === 'sent';
}

/** Tells where an order is. Whoever was too slow to tell says nothing: the order has moved on. */
export async function deliverStatus(
  entry: OutboxRecord,
  said: StatusMessage,
  parts: SendParts,
): Promise<void> {
  const facts = await parts.db.read((tx) => orderFacts(tx, said.order, parts));
  if (!facts || notifyStep(facts.order.status as OrderStatus) !== said.step) {
    const gone = await parts.db.write((tx) => takeBack(tx, entry.id, said));
    if (!gone) throw new Error('the order came back while its message was taken back');
    return;
  }
  const texted = entry.kind === 'text' && (await sendText(facts, said, parts));
  const mails = entry.kind === 'mail' || (!texted && said.or_mail);
  if (mails && facts.order.contact_email !== '') await parts.mail?.send(statusMail(facts, said));
  await parts.db.write((tx) => markSent(tx, entry.id, parts.clock()));
}

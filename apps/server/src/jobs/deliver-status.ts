import type { OrderStatus } from '@servery/contract/entities/receipt';
import { statusTold } from '@servery/domain/messages/status-texts';
import { notifyStep } from '@servery/domain/orders/notify';
import { speakFor } from '#brand/speak';
import type { DeliverParts } from '#jobs/deliver';
import { escape, mailButton, mailPage } from '#jobs/mail-parts';
import { type OrderFacts, orderFacts } from '#jobs/order-facts';
import type { Mail } from '#providers/mail/port';
import { markSent, type OutboxRecord } from '#stores/jobs';
import { type StatusMessage, takeBack } from '#stores/status-messages';
import { t } from '#jobs/texts';

function toldOf({ receipt: { order }, brand }: OrderFacts, { step }: StatusMessage) {
  const facts = {
    number: order.pos_order_id,
    venue: order.store_name,
    address: order.store_address1,
    fulfilment: order.fulfilment_type,
    table: order.table_num,
    day: order.requested_for_date,
    time: order.requested_for_time,
  };
  return speakFor(brand, () => statusTold(step, facts));
}

function statusMail(facts: OrderFacts, said: StatusMessage): Mail {
  const { receipt, brand, link, host } = facts;
  const { head, rest } = toldOf(facts, said);
  const { store_name: venue, store_phone: phone } = receipt.order;
  const action = { href: link, label: speakFor(brand, () => t.seeOrder) };
  const call = speakFor(brand, () => t.questions({ venue, phone }));
  return {
    to: facts.order.contact_email,
    fromName: brand.name,
    subject: head,
    text: [`${head}. ${rest}`, '', `${action.label}: ${action.href}`, '', call].join('\n'),
    html: mailPage(`<p style="font-size:24px;font-weight:700;margin:0">${escape(head)}</p>
<p style="font-size:18px">${escape(rest)}</p>
${mailButton(brand, action)}
<p style="color:#6a6153;font-size:14px">${escape(call)}</p>`),
    messageId: `<order-${said.step}.${facts.order.ref}@${host}>`,
  };
}

/** Whether a text was taken; a number that cannot be written to is no reason to try again. */
async function sendText(facts: OrderFacts, said: StatusMessage, { text }: DeliverParts): Promise<boolean> {
  const to = facts.order.contact_mobile;
  if (!text || to === '') return false;
  const { head, rest } = toldOf(facts, said);
  return (await text.send({ to, body: `${head}. ${rest} ${facts.link}` })) === 'sent';
}

/** Tells where an order is. Whoever was too slow to tell says nothing: the order has moved on. */
export async function deliverStatus(
  entry: OutboxRecord,
  said: StatusMessage,
  parts: DeliverParts,
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

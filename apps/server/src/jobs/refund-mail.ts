import { formatCents, moneyText } from '@servery/domain/money';
import { arrivalText, CLAIM_TEXT, refundTarget } from '@servery/domain/payments/refund';
import { escape, mailButton, mailPage } from '#jobs/mail-parts';
import type { OrderMailFacts } from '#jobs/order-mail';
import type { Mail } from '#providers/mail/port';
import type { RefundRecord } from '#stores/refunds';

type Facts = Omit<OrderMailFacts, 'arrival'> & { method: string };

/** What went back, why if that is meant for the customer, and when it is there. */
export function refundMail(refund: RefundRecord, facts: Facts): Mail {
  const { order } = facts.receipt;
  const amount = moneyText(order.currency_sign, formatCents(refund.cents));
  const claim = refund.claim_url;
  const target = refundTarget(facts.method);
  const lead =
    claim === ''
      ? `We have sent ${amount} of order ${order.pos_order_id} back to your ${target}.`
      : `${amount} of order ${order.pos_order_id} is waiting for you.`;
  const reason = refund.reason_shared === 1 ? `Why: ${refund.reason}` : '';
  const arrival = claim === '' ? arrivalText(facts.method) : CLAIM_TEXT;
  const rest =
    order.refunded === order.total
      ? 'All of the order is refunded.'
      : `Of the total of ${moneyText(order.currency_sign, order.total)}, ${moneyText(order.currency_sign, order.refunded)} is refunded.`;
  const call = `Questions? Call ${order.store_name} on ${order.store_phone}.`;
  const action =
    claim === ''
      ? { href: facts.link, label: 'See your receipt' }
      : { href: claim, label: 'Fetch your money' };
  const said = [lead, reason, arrival, rest].filter((text) => text !== '');
  return {
    to: facts.to,
    fromName: facts.brand.name,
    subject: `${amount} refunded, order ${order.pos_order_id} at ${order.store_name}`,
    text: [`Hello ${order.contact_name},`, '', ...said, '', `${action.label}: ${action.href}`, '', call].join(
      '\n',
    ),
    html: mailPage(`<p style="font-size:18px">Hello ${escape(order.contact_name)},</p>
<p style="font-size:32px;font-weight:700;margin:0">${escape(amount)}</p>
${said.map((text) => `<p>${escape(text)}</p>`).join('\n')}
${mailButton(facts.brand, action)}
<p style="color:#6a6153;font-size:14px">${escape(call)}</p>`),
    messageId: `<order-refunded.${refund.id}.${refund.round}@${facts.host}>`,
  };
}

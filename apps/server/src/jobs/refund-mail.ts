import { formatCents, moneyText } from '@servery/domain/money';
import { arrivalText, claimText, refundTarget } from '@servery/domain/payments/refund';
import { escape, mailButton, mailPage } from '#jobs/mail-parts';
import type { OrderMailFacts } from '#jobs/order-mail';
import type { Mail } from '#providers/mail/port';
import type { RefundRecord } from '#stores/refunds';
import { t } from '#jobs/texts';

type Facts = Omit<OrderMailFacts, 'arrival'> & { method: string };

/** What went back, why if that is meant for the customer, and when it is there. */
export function refundMail(refund: RefundRecord, facts: Facts): Mail {
  const { order } = facts.receipt;
  const amount = moneyText(order.currency_sign, formatCents(refund.cents));
  const claim = refund.claim_url;
  const target = refundTarget(facts.method);
  const lead =
    claim === ''
      ? t.refundSent({ amount, number: order.pos_order_id, target })
      : t.refundWaiting({ amount, number: order.pos_order_id });
  const reason = refund.reason_shared === 1 ? t.reason({ reason: refund.reason }) : '';
  const arrival = claim === '' ? arrivalText(facts.method) : claimText();
  const rest =
    order.refunded === order.total
      ? t.refundedInFull
      : t.refundedInPart({
          total: moneyText(order.currency_sign, order.total),
          amount: moneyText(order.currency_sign, order.refunded),
        });
  const call = t.questions({ venue: order.store_name, phone: order.store_phone });
  const action =
    claim === '' ? { href: facts.link, label: t.seeReceipt } : { href: claim, label: t.claimRefund };
  const said = [lead, reason, arrival, rest].filter((text) => text !== '');
  return {
    to: facts.to,
    fromName: facts.brand.name,
    subject: t.refundSubject({ amount, number: order.pos_order_id, store: order.store_name }),
    text: [
      t.helloName({ name: order.contact_name }),
      '',
      ...said,
      '',
      `${action.label}: ${action.href}`,
      '',
      call,
    ].join('\n'),
    html: mailPage(`<p style="font-size:18px">Hello ${escape(order.contact_name)},</p>
<p style="font-size:32px;font-weight:700;margin:0">${escape(amount)}</p>
${said.map((text) => `<p>${escape(text)}</p>`).join('\n')}
${mailButton(facts.brand, action)}
<p style="color:#6a6153;font-size:14px">${escape(call)}</p>`),
    messageId: `<order-refunded.${refund.id}.${refund.round}@${facts.host}>`,
  };
}

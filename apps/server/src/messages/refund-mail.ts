import { formatCents, moneyText } from '@servery/domain/money';
import { arrivalText, refundLinkText, refundTarget } from '@servery/domain/payments/refund';
import { type MailBlock, writeMail } from '#messages/mail-template';
import type { OrderMailFacts } from '#messages/order-mail';
import { t } from '#messages/texts';
import type { Mail } from '#providers/mail/port';
import type { RefundRecord } from '#stores/refunds';

type Facts = Omit<OrderMailFacts, 'refunded'> & { method: string };
type Refunded = Pick<
  RefundRecord,
  'id' | 'round' | 'cents' | 'claim_url' | 'reason' | 'reason_shared' | 'edit_id'
>;

/** What went back, why if that is meant for the customer, and when it is there. */
function saidOf(refund: Refunded, { receipt: { order }, method }: Facts, amount: string): string[] {
  const number = order.pos_order_id;
  const isLink = refund.claim_url !== '';
  const lead = isLink
    ? t.refundWaiting({ amount, number })
    : t.refundSent({ amount, number, target: refundTarget(method) });
  const reason = refund.reason_shared === 1 ? t.reason({ reason: refund.reason }) : '';
  // What goes back for an edit is no part of what was refunded of the order.
  if (refund.edit_id !== null) return [lead, reason, isLink ? refundLinkText() : arrivalText(method)];
  const rest =
    order.refunded === order.total
      ? t.refundedInFull
      : t.refundedInPart({
          total: moneyText(order.currency_sign, order.total),
          amount: moneyText(order.currency_sign, order.refunded),
        });
  return [lead, reason, isLink ? refundLinkText() : arrivalText(method), rest];
}

export function refundMail(refund: Refunded, facts: Facts): Mail {
  const { brand, to, receipt, link, host } = facts;
  const { order } = receipt;
  const amount = moneyText(order.currency_sign, formatCents(refund.cents));
  const subject = t.refundSubject({ amount, number: order.pos_order_id, store: order.store_name });
  const messageId = `<order-refunded.${refund.id}.${refund.round}@${host}>`;
  const action: MailBlock =
    refund.claim_url === ''
      ? { is: 'action', href: link, label: t.seeReceipt }
      : { is: 'action', href: refund.claim_url, label: t.claimYourRefund };
  return writeMail({ brand, to, subject, messageId }, [
    { is: 'lead', text: t.helloName({ name: order.contact_name }) },
    { is: 'headline', text: amount, size: 'amount' },
    ...saidOf(refund, facts, amount).map((text) => ({ is: 'text' as const, text })),
    action,
    { is: 'small', lines: [t.questions({ venue: order.store_name, phone: order.store_phone })] },
  ]);
}

import { formatCents, moneyText } from '@servery/domain/money';
import { changesText } from '@servery/domain/order-edit/changes';
import type { EditFacts } from '#messages/edit-facts';
import { type OrderMailFacts, receiptMail } from '#messages/order-mail';
import { refundPartsText } from '#messages/refund-parts';
import { t } from '#messages/texts';
import type { Mail } from '#providers/mail/port';

type Facts = OrderMailFacts & { zone: string; left: number };

/** What changed, and what that does to the money. */
function leadOf({ changes, sent, byHand }: EditFacts, { receipt: { order }, zone, left }: Facts): string {
  const money = (cents: number) => moneyText(order.currency_sign, formatCents(cents));
  const { contact_name: name, store_name: store } = order;
  return [
    t.changedLead({ name, store, changes: changesText(changes, zone) }),
    ...refundPartsText(sent, t.changedBack, order.currency_sign),
    byHand > 0 ? t.changedByHand({ amount: money(byHand) }) : '',
    left > 0 ? t.changedOwed({ amount: money(left) }) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The receipt anew, and what is different about it. */
export function changedMail(edit: EditFacts, facts: Facts): Mail {
  const { order } = facts.receipt;
  return receiptMail(facts, {
    subject: t.changedSubject({ number: order.pos_order_id, store: order.store_name }),
    lead: leadOf(edit, facts),
    name: `order-changed.${edit.id}`,
  });
}

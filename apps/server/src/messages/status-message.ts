import { statusWords } from '@servery/domain/messages/status-texts';
import { speakFor } from '#brand/speak';
import { writeMail } from '#messages/mail-template';
import type { OrderFacts } from '#messages/order-facts';
import { t } from '#messages/texts';
import type { Mail } from '#providers/mail/port';
import type { StatusMessage } from '#stores/status-messages';

function statusWordsOf({ receipt: { order }, brand }: OrderFacts, { step }: StatusMessage) {
  const facts = {
    number: order.pos_order_id,
    venue: order.store_name,
    address: order.store_address1,
    fulfilment: order.fulfilment_type,
    table: order.table_num,
    day: order.requested_for_date,
    time: order.requested_for_time,
  };
  return speakFor(brand, () => statusWords(step, facts));
}

/** Where an order is, by mail. */
export function statusMail(facts: OrderFacts, said: StatusMessage): Mail {
  const { receipt, brand, link, host } = facts;
  const { head, rest } = statusWordsOf(facts, said);
  const { store_name: venue, store_phone: phone } = receipt.order;
  const messageId = `<order-${said.step}.${facts.order.ref}@${host}>`;
  return speakFor(brand, () =>
    writeMail({ brand, to: facts.order.contact_email, subject: head, messageId }, [
      { is: 'headline', text: head, size: 'sentence' },
      { is: 'lead', text: rest },
      { is: 'action', href: link, label: t.seeOrder },
      { is: 'small', lines: [t.questions({ venue, phone })] },
    ]),
  );
}

/** The same by text. */
export function statusText(facts: OrderFacts, said: StatusMessage): string {
  const { head, rest } = statusWordsOf(facts, said);
  return `${head}. ${rest} ${facts.link}`;
}

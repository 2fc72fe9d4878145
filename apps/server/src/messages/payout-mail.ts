import { formatCents, moneyText } from '@servery/domain/money';
import type { Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import type { Notice } from '#messages/notice';
import { findCustomer } from '#stores/people';
import { catalogue } from '@servery/domain/texts/catalogue';
import { t } from '#messages/texts';

/** Somebody wants their money back, to those who look at it. */
export function payoutMail(
  { brand, name, email, cents }: Extract<Notice, { template: 'payout' }>,
  parts: MessageParts,
): Message {
  const amount = moneyText('$', formatCents(cents));
  return {
    by: 'mail',
    brandCode: brand,
    to: ({ words }) => words.support_email,
    said: () => ({
      subject: t.payoutSubject({ name, amount }),
      lead: t.payoutLead({ name, amount }),
      link: { href: `${parts.publicUrl(brand)}/console/`, label: t.openConsole },
      note: t.payoutNote({ email }),
    }),
  };
}

const ENDED = {
  paid: catalogue('mails-payout-paid', {
    subject: '{amount} is on its way to you',
    lead: 'Hi {name}. We paid out the {amount} you asked for. On a card it can take up to 10 days to arrive.',
  }),
  returned: catalogue('mails-payout-returned', {
    subject: '{amount} is back in your balance',
    lead: "Hi {name}. We couldn't pay out the {amount} you asked for. It's back in your account balance, ready for your next order.",
  }),
} as const;

/** What became of it, to who asked. */
export async function payoutEndedMail(
  tx: Tx,
  { customer_id: id, cents, outcome }: Extract<Notice, { template: 'payout-ended' }>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const customer = await findCustomer(tx, id);
  if (!customer) return undefined;
  const amount = moneyText('$', formatCents(cents));
  return {
    by: 'mail',
    brandCode: customer.brand_code,
    to: customer.email,
    said: () => ({
      subject: ENDED[outcome].subject({ amount }),
      lead: ENDED[outcome].lead({ name: customer.name, amount }),
      link: { href: `${parts.publicUrl(customer.brand_code)}/account/managecard`, label: t.seeBalance },
      note: t.replyIfWrong,
    }),
  };
}

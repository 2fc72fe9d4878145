import { formatCents, moneyText } from '@servery/domain/money';
import type { Tx } from '#db/database';
import type { Message, Place } from '#jobs/identity-messages';
import type { Notice } from '#jobs/notice';
import { findCustomer } from '#stores/people';

/** Somebody wants their money back, to those who look at it. */
export function withdrawalMail(
  { brand, name, email, cents }: Extract<Notice, { template: 'withdrawal' }>,
  parts: Place,
): Message {
  const amount = moneyText('$', formatCents(cents));
  return {
    by: 'mail',
    brandCode: brand,
    to: ({ words }) => words.support_email,
    said: {
      subject: `Withdrawal request from ${name}: ${amount}`,
      lead: `${name} asks to have ${amount} of their account balance back. It is on hold since, and cannot be spent.`,
      link: { href: `${parts.publicUrl(brand)}/console/`, label: 'Open the console' },
      note: `They were told that it is looked at within 2 business days. Write to them at ${email}.`,
    },
  };
}

const ENDED = {
  paid: {
    subject: 'is on its way to you',
    lead: 'has been paid out. A refund to a card takes up to 10 days to arrive.',
  },
  returned: {
    subject: 'is in your balance again',
    lead: 'could not be paid out and is in your account balance again, for your next order.',
  },
} as const;

/** What became of it, to who asked. */
export async function withdrawalEndedMail(
  tx: Tx,
  { customer_id: id, cents, deed }: Extract<Notice, { template: 'withdrawal-ended' }>,
  parts: Place,
): Promise<Message | undefined> {
  const customer = await findCustomer(tx, id);
  if (!customer) return undefined;
  const amount = moneyText('$', formatCents(cents));
  return {
    by: 'mail',
    brandCode: customer.brand_code,
    to: customer.email,
    said: {
      subject: `${amount} ${ENDED[deed].subject}`,
      lead: `Hello ${customer.name}. The ${amount} that you asked for ${ENDED[deed].lead}`,
      link: { href: `${parts.publicUrl(customer.brand_code)}/account/managecard`, label: 'See your balance' },
      note: 'Answer this mail if something is not right.',
    },
  };
}

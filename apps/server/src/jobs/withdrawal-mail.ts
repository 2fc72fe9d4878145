import { formatCents } from '@servery/domain/money';
import type { Message, Place } from '#jobs/identity-messages';
import type { Notice } from '#jobs/notice';

/** Somebody wants their money back, to those who look at it. */
export function withdrawalMail(
  { brand, name, email, cents }: Extract<Notice, { template: 'withdrawal' }>,
  parts: Place,
): Message {
  const amount = `$${formatCents(cents)}`;
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

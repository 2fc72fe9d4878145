import { formatCents, moneyText } from '@servery/domain/money';
import { catalogue } from '@servery/domain/texts/catalogue';
import type { ReadTx, Tx } from '#db/database';
import type { Message, MessageParts } from '#messages/message';
import type { Notice } from '#messages/notice';
import { balanceOf, findCustomer } from '#stores/people';
import { t } from '#messages/texts';

type Of<T extends Notice['template']> = Extract<Notice, { template: T }>;

const m = catalogue('mails-auto-topup', {
  subject: 'We topped up your balance by {amount}',
  lead: 'Hi {name}. Your balance fell below $5, so we charged {amount} to your card ending {ending}. It’s now {balance}.',
  change: 'You can change the amount or turn auto top-up off on your billing page.',
  failedSubject: 'We couldn’t top up your balance',
  declined:
    'Hi {name}. Your balance is low, and your bank declined the {amount} auto top-up on your card ending {ending}. You haven’t been charged.',
  failed:
    'Hi {name}. Your balance is low, and we couldn’t charge the {amount} auto top-up to your card ending {ending}. You haven’t been charged.',
  off: 'Auto top-up is off now. Add another card or top up yourself, then turn it on again.',
  again: 'We’ll try again after your next order. You can also top up yourself.',
  topUp: 'Top up',
});

const amountOf = (cents: number): string => moneyText('$', formatCents(cents));

async function customerOf(tx: ReadTx, id: number) {
  const customer = await findCustomer(tx, id);
  return customer && customer.closed_at === null ? customer : undefined;
}

/** A card was charged without its owner being there: they are told what, why, and how to stop it. */
export async function autoTopupMail(
  tx: Tx,
  { customer_id: id, cents }: Of<'auto-topup'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const customer = await customerOf(tx, id);
  if (!customer) return undefined;
  const { brand_code: brandCode, name, card_ending: ending } = customer;
  const amount = amountOf(cents);
  const balance = amountOf(await balanceOf(tx, id));
  return {
    by: 'mail',
    brandCode,
    to: customer.email,
    said: () => ({
      subject: m.subject({ amount }),
      lead: m.lead({ name, amount, ending, balance }),
      link: { href: `${parts.publicUrl(brandCode)}/account/managecard`, label: t.seeBalance },
      note: m.change,
    }),
  };
}

export async function autoTopupFailedMail(
  tx: Tx,
  { customer_id: id, cents, declined, off }: Of<'auto-topup-failed'>,
  parts: MessageParts,
): Promise<Message | undefined> {
  const customer = await customerOf(tx, id);
  if (!customer) return undefined;
  const { brand_code: brandCode, name, card_ending: ending } = customer;
  const facts = { name, ending, amount: amountOf(cents) };
  return {
    by: 'mail',
    brandCode,
    to: customer.email,
    said: () => ({
      subject: m.failedSubject,
      lead: declined ? m.declined(facts) : m.failed(facts),
      link: { href: `${parts.publicUrl(brandCode)}/account/topup`, label: m.topUp },
      note: off ? m.off : m.again,
    }),
  };
}

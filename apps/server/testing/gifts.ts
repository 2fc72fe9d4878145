import { randomUUID } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { expect } from 'vitest';
import { CARDS, tokenise, tokeniserOf } from './cards.ts';
import { add, submission, type Venue, visit } from './orders.ts';
import type { Person, Servery } from './servery.ts';

type Sale = Partial<CallInput<'ConsoleGifts.sell'>>;

/** A voucher that somebody of the team has sold, with its code. */
export async function soldGift(owner: Person, sale: Sale = {}) {
  const wish = { amount: '20.00', paid_with: 'cash', submit_key: randomUUID(), ...sale } as const;
  const { gift } = await owner.call('ConsoleGifts.sell', wish);
  const { code } = await owner.call('ConsoleGifts.code', { gift_id: gift.id });
  return { id: gift.id, code, gift };
}

/** What its entries come to: each transfer adds up to nothing, and no moment leaves it below nothing. */
export async function ledgerOf(servery: Servery, giftId: string): Promise<number> {
  const entries = await servery.server.db.read(({ q }) =>
    q.selectFrom('gift_entry').selectAll().where('gift_id', '=', giftId).orderBy('id').execute(),
  );
  expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  let balance = 0;
  for (const { account, cents } of entries) {
    if (account === 'gift') balance += cents;
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  return balance;
}

type Fields = Partial<CallInput<'SubmitOrder'>>;
export type GiftCart = { person: Person; venue: Venue };

/** Two serves of chips for $16.00 in a cart of their own. */
export async function chipsCart(person: Person): Promise<GiftCart> {
  const venue = await visit(person);
  await add(person, venue, 'Rosemary Chips', 2);
  return { person, venue };
}
export const payWithGift = ({ person, venue }: GiftCart, code: string) =>
  person.call('ManageCart.use_gift', { ...venue.at, code });
export const chooseMethod = ({ person, venue }: GiftCart, payment_method: string) =>
  person.call('ManageCart.update_checkout', { ...venue.at, checkout_options: { payment_method } });
export async function cartByCard({ venue }: GiftCart, more: Fields & { card?: string } = {}) {
  const { card = CARDS.visa, ...fields } = more;
  const braintree_nonce = await tokenise(tokeniserOf(venue), card);
  return submission(venue, { payment_method: 'CC', braintree_nonce, ...fields });
}

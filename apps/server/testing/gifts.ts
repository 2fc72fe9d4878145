import { randomUUID } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { expect } from 'vitest';
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

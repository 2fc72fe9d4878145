import { randomUUID } from 'node:crypto';
import { ownerOf } from './owner.ts';
import type { Servery } from './servery.ts';

type Sold = { gift: { id: string; ending: string } };

/** A voucher that the owner has sold, with its code. */
export async function soldGift(servery: Servery, amount: string) {
  const owner = await ownerOf(servery);
  const gifts = (sub_action: string, fields: Record<string, string>) =>
    owner({ RequestAction: 'ConsoleGifts', sub_action, ...fields });
  const { gift } = (await gifts('sell', { amount, paid_with: 'cash', submit_key: randomUUID() })) as Sold;
  const { code } = (await gifts('code', { gift_id: gift.id })) as { code: string };
  const balance = async () =>
    ((await gifts('show', { gift_id: gift.id })) as { gift: { balance: string } }).gift.balance;
  return { ending: gift.ending, code, balance };
}

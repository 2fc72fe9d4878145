import type { Tx } from '#db/database';
import { addForgetCardJob } from '#stores/jobs';
import { findCustomer, lockCustomer } from '#stores/people';
import { pauseStanding, resumeStanding } from '#stores/standing-orders';

type KeptCard = { token: string; type: string; ending: string; expiry: string };

const NO_CARD: KeptCard = { token: '', type: '', ending: '', expiry: '' };

async function putCard(
  tx: Tx,
  customerId: number,
  { card, accountId }: { card: KeptCard; accountId: string | null },
): Promise<void> {
  await tx.q
    .updateTable('customer')
    .set({
      card_token: card.token,
      card_account_id: accountId,
      card_type: card.type,
      card_ending: card.ending,
      card_expiry: card.expiry,
    })
    .where('id', '=', customerId)
    .execute();
}

/** The one card that a provider keeps for a member from now on; the one before is taken out of its vault. */
export async function replaceCard(
  tx: Tx,
  customerId: number,
  { card, accountId, now }: { card: KeptCard; accountId: string | null; now: number },
): Promise<void> {
  await lockCustomer(tx, customerId);
  const before = await findCustomer(tx, customerId);
  await putCard(tx, customerId, { card, accountId });
  if (before && before.card_token !== '' && before.card_token !== card.token)
    await addForgetCardJob(tx, { token: before.card_token, accountId: before.card_account_id }, now);
  if (card.token !== '') await resumeStanding(tx, customerId, now);
}

/** Without a card there is nothing to top up from. */
export async function removeCard(tx: Tx, customerId: number, now: number): Promise<void> {
  await replaceCard(tx, customerId, { card: NO_CARD, accountId: null, now });
  await setAutoTopup(tx, customerId, 0);
  await pauseStanding(tx, customerId, now);
}

export async function setAutoTopup(tx: Tx, customerId: number, cents: number): Promise<void> {
  await tx.q
    .updateTable('customer')
    .set({ auto_topup: cents, auto_topup_failures: 0 })
    .where('id', '=', customerId)
    .execute();
}

export async function countTopupFailures(tx: Tx, customerId: number, failures: number): Promise<void> {
  await tx.q
    .updateTable('customer')
    .set({ auto_topup_failures: failures })
    .where('id', '=', customerId)
    .execute();
}

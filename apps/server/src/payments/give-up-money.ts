import type { Database } from '#db/database';
import type { MoneyInHand } from '#payments/charge';
import { addForgetCardJob, addPaymentJob } from '#stores/jobs';
import { moveAttempt } from '#stores/payments';

/** Nothing can be given for this money: what is held is released, what is taken goes back. */
export async function giveUpMoney(db: Database, money: MoneyInHand, why: { code: string; now: number }) {
  const { attempt, reference, captureReference } = money;
  await db.write(async (tx) => {
    const moved = await moveAttempt(tx, attempt.id, {
      event: money.event === 'placed' ? 'release' : 'give_back',
      now: why.now,
      detail: why.code,
      set: { reference, capture_reference: captureReference, problem: why.code },
    });
    if (moved) await addPaymentJob(tx, moved.id, why.now);
    // Kept with the sale, for what was not sold.
    if (moved && attempt.method === 'CC' && money.card?.token)
      await addForgetCardJob(tx, { token: money.card.token, accountId: attempt.account_id }, why.now);
  });
}

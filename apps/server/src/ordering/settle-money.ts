import type { Database } from '#db/database';
import { submitIn } from '#ordering/submit';
import type { MoneyInHand, Submission } from '#ordering/submission';
import type { CallError, CallOutput } from '@servery/contract/registry';
import { fail, type Failure } from '@servery/domain/failure';
import { writeInSession } from '#callers/session';
import { addForgetCardJob, addPaymentJob } from '#stores/jobs';
import { type AttemptRecord, doubtOfCart, moveAttempt } from '#stores/payments';

export type Settled = { ok: true; value: CallOutput<'SubmitOrder'> } | Failure<CallError<'SubmitOrder'>>;

/** There is no order for this money: what is held is released, what is taken goes back. */
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
    // Kept with the sale, for an order that there is not.
    if (moved && attempt.method === 'CC' && money.card?.token)
      await addForgetCardJob(tx, money.card.token, why.now);
  });
}

/**
 * The money is there: the order is placed, with every check again, or the money is given up. If the database cannot
 * be reached for either, the attempt stays in doubt, and the recovery finds the money at the provider.
 */
export async function settleMoney(
  db: Database,
  submission: Submission,
  money: MoneyInHand,
): Promise<Settled> {
  const { caller } = submission;
  const cardType = money.card?.type ?? submission.cardType;
  let placed: Awaited<ReturnType<typeof submitIn>>;
  try {
    placed = await writeInSession(db, caller, (tx) => submitIn(tx, { ...submission, cardType, money }));
  } catch (error) {
    submission.parts.log.error(
      { err: error, attempt: money.attempt.id },
      'an order could not be written for its money',
    );
    return fail('payment_unknown');
  }
  if (placed.ok && 'value' in placed) return placed;
  const failure = placed.ok ? fail('payment_unknown') : placed;
  await giveUpMoney(db, money, { code: failure.code, now: caller.now });
  return failure;
}

/** What stands in `problem` while a provider makes sure of a payment. */
export const PENDING = 'pending';

/** No answer: from now on it is known that nothing is known. */
export const markSilent = (db: Database, attempt: AttemptRecord, at: { why: string; now: number }) =>
  db.write(async (tx) => {
    // One doubt for a cart is enough: while there is another, nothing is charged for it either.
    const other = await doubtOfCart(tx, attempt.cart_id);
    if (!other || other.id === attempt.id)
      await moveAttempt(tx, attempt.id, {
        event: 'silent',
        now: at.now,
        detail: at.why,
        set: { problem: at.why },
      });
    await addPaymentJob(tx, attempt.id, at.now);
  });

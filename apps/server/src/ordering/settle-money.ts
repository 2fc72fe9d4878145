import type { Database } from '#db/database';
import { submitIn } from '#ordering/submit';
import type { Submission } from '#ordering/submission';
import type { MoneyInHand } from '#payments/charge';
import { giveUpMoney } from '#payments/give-up-money';
import type { CallError, CallOutput } from '@servery/contract/registry';
import { fail, type Failure } from '@servery/domain/failure';
import { writeInSession } from '#callers/session';

export type Settled = { ok: true; value: CallOutput<'SubmitOrder'> } | Failure<CallError<'SubmitOrder'>>;

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

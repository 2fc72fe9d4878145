import type { FailureCode } from '@servery/domain/messages/failures';
import type { AttemptState } from '@servery/domain/payments/attempt';
import { methodText } from '@servery/domain/payments/methods';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#db/database';
import { fail, type Failure } from '@servery/domain/failure';
import { PENDING } from '#payments/mark-silent';
import { type AttemptRecord, findAttempt } from '#stores/payments';

const LOOK_MS = 100;
const PATIENCE_MS = 10_000;
/** What was wanted could not be given, and the money goes back: why is written with it. */
const GIVEN_UP: ReadonlySet<AttemptState> = new Set(['voiding', 'voided', 'refunding', 'refunded']);

/** Waits while another request is asking the provider for the same thing. */
async function endOf(db: Database, attempt: AttemptRecord): Promise<AttemptState> {
  const until = performance.now() + PATIENCE_MS;
  let state: AttemptState = attempt.state;
  while (state === 'started' && performance.now() < until) {
    await wait(LOOK_MS);
    state = (await db.read((tx) => findAttempt(tx, attempt.id)))?.state ?? 'failed';
  }
  return state;
}

type Ended = Failure<'payment_declined' | 'payment_waiting' | 'payment_pending' | 'payment_unknown'>;

/** The same is being paid for already: its answer is the answer of both, and nothing is charged for this one. */
export async function awaitOther<Done>(
  db: Database,
  attempt: AttemptRecord,
  whenDone: () => Promise<Done>,
): Promise<Done | Ended> {
  const state = await endOf(db, attempt);
  if (state === 'placed' || state === 'captured') return whenDone();
  if (state === 'declined' || state === 'failed') return fail('payment_declined');
  const ended = await db.read((tx) => findAttempt(tx, attempt.id));
  if (state === 'waiting') return fail('payment_waiting', { method: methodText(attempt.method) });
  if (!GIVEN_UP.has(state))
    return ended?.problem === PENDING
      ? fail('payment_pending', { method: methodText(attempt.method) })
      : fail('payment_unknown');
  return fail((ended?.problem || 'payment_declined') as FailureCode) as Failure<'payment_declined'>;
}

import type { ServerParts } from '#server-parts';
import { putOff } from '#stores/money-back';
import { type AttemptRecord, moveAttempt } from '#stores/payments';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 600_000;
/** A provider that has not answered for so long will not answer by itself: somebody has to ask it. */
const GIVE_UP_MS = 24 * 3_600_000;

export const waitAfter = (checks: number): number => Math.min(FIRST_WAIT_MS * 2 ** checks, LONGEST_WAIT_MS);

/** How many times the usual patience something may take to show up at the provider; then it never arrived there. */
const LATE = 3;
/** Whether what was asked for then may still be on its way. */
export const mayStillArrive = (askedAt: number, { clock, payments }: ServerParts): boolean =>
  clock() - askedAt < payments.timeoutMs * LATE;

/** Nothing to be done about it now: asked again later, and handed to a person when that has gone on for a day. */
export async function tryLater(
  attempt: AttemptRecord,
  parts: ServerParts,
  why: { problem: string; openAs: string },
): Promise<void> {
  const now = parts.clock();
  const waitMs = waitAfter(attempt.checks);
  await parts.db.write(async (tx) => {
    if (now - attempt.updated_at < GIVE_UP_MS) {
      await putOff(tx, { table: 'payment_attempt', id: attempt.id }, { waitMs, problem: why.problem, now });
      return;
    }
    await moveAttempt(tx, attempt.id, {
      event: 'stuck',
      now,
      detail: why.problem,
      set: { problem: why.openAs },
    });
  });
}

export const handOver = (
  attempt: AttemptRecord,
  parts: ServerParts,
  as: { problem: string; detail: string },
) =>
  parts.db.write((tx) =>
    moveAttempt(tx, attempt.id, {
      event: 'stuck',
      now: parts.clock(),
      detail: as.detail,
      set: { problem: as.problem },
    }),
  );

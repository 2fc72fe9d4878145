import type { Database } from '#db/database';
import { addPaymentJob } from '#stores/jobs';
import { type AttemptRecord, doubtBeside, moveAttempt } from '#stores/payments';

/** What stands in `problem` while a provider makes sure of a payment. */
export const PENDING = 'pending';

/** No answer: from now on it is known that nothing is known. */
export const markSilent = (db: Database, attempt: AttemptRecord, at: { why: string; now: number }) =>
  db.write(async (tx) => {
    // One doubt is enough: while there is another about the same thing, nothing is charged for it either.
    if (!(await doubtBeside(tx, attempt)))
      await moveAttempt(tx, attempt.id, {
        event: 'silent',
        now: at.now,
        detail: at.why,
        set: { problem: at.why },
      });
    await addPaymentJob(tx, attempt.id, at.now);
  });

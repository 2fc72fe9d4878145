import type { Database } from '#db/database';
import type { Log } from '#http/log';
import { expireHolds } from '#stores/capacity';
import { clearDoneJobs } from '#stores/jobs';
import { forgetOldFailures } from '#stores/people';

const EVERY_MS = 10 * 60_000;
const KEEP_DONE_MS = 7 * 86_400_000;
const KEEP_FAILURES_MS = 86_400_000;

/** What has run out is swept away now and then. Nothing depends on it: every reader checks the time itself. */
export function keepHouse(db: Database, clock: () => number, log: Log): () => void {
  const sweep = () =>
    db
      .write(async (tx) => {
        const now = clock();
        await expireHolds(tx, now);
        await clearDoneJobs(tx, now - KEEP_DONE_MS);
        await forgetOldFailures(tx, now - KEEP_FAILURES_MS);
      })
      .catch((error: unknown) => log.error({ err: error }, 'house-keeping failed; it is tried again later'));
  const timer = setInterval(() => void sweep(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

import type { ServerParts } from '#http/run-call';
import { wantNightlyChecks } from '#jobs/reconcile';
import { expireHolds } from '#stores/holds';
import { anonymiseOrders } from '#stores/closed-accounts';
import { sweepGuestSessions } from '#stores/guest-sessions';
import { clearDoneJobs } from '#stores/jobs';
import { rescueStranded } from '#stores/money-back';
import { forgetContacts, forgetNews } from '#stores/payments';
import { sweepSignUps } from '#stores/sign-ups';
import { sweepTokens } from '#stores/tokens';
import { forgetOldTries } from '#stores/counted-tries';

const EVERY_MS = 10 * 60_000;
const KEEP_DONE_MS = 7 * 86_400_000;
const KEEP_FAILURES_MS = 86_400_000;
/** So long a payment may stand still before it is looked whether anybody minds it. */
const LONELY_MS = 15 * 60_000;
const KEEP_NEWS_MS = 90 * 86_400_000;
const KEEP_CONTACTS_MS = 30 * 86_400_000;
const KEEP_SIGN_UPS_MS = 2 * 86_400_000;

/** What has run out is swept away now and then. Nothing depends on it: every reader checks the time itself. */
export function keepHouse({ db, clock, log, payments }: ServerParts): () => void {
  const sweep = () =>
    db
      .write(async (tx) => {
        const now = clock();
        await expireHolds(tx, now);
        await clearDoneJobs(tx, now - KEEP_DONE_MS);
        await forgetOldTries(tx, now - KEEP_FAILURES_MS);
        await forgetContacts(tx, now - KEEP_CONTACTS_MS);
        await rescueStranded(tx, now - LONELY_MS, now);
        await wantNightlyChecks(tx, payments, now);
        await forgetNews(tx, now - KEEP_NEWS_MS);
        await anonymiseOrders(tx);
        await sweepTokens(tx, now);
        await sweepGuestSessions(tx, now);
        await sweepSignUps(tx, now - KEEP_SIGN_UPS_MS);
      })
      .catch((error: unknown) => log.error({ err: error }, 'house-keeping failed; it is tried again later'));
  const timer = setInterval(() => void sweep(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

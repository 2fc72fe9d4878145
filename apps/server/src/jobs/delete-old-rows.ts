import type { Database } from '#db/database';
import type { ServerParts } from '#server-parts';
import { wantNightlyChecks } from '#jobs/reconcile';
import { sumPastDays } from '#sales/days';
import { wantReportMails } from '#sales/report-mails';
import { SWEEPS } from '#stores/aged-rows';
import { anonymiseOrders } from '#stores/closed-accounts';
import { rescueStranded } from '#stores/money-back';
import { rescueOverdue } from '#stores/standing-orders';
import { forgetContacts } from '#stores/payments';
import { sweepPictures } from '#stores/pictures';

const EVERY_MS = 10 * 60_000;
/** So long a payment may stand still before it is looked whether anybody minds it. */
const LONELY_MS = 15 * 60_000;
/** So long after its cut-off a standing order that was not worked has lost its job. */
const OVERDUE_MS = 2 * 3_600_000;
const KEEP_CONTACTS_MS = 30 * 86_400_000;
/** Few enough that nobody waits for the transaction. */
const BATCH = 500;
const PICTURES_AT_ONCE = 500;
const MOST_BATCHES = 40;

/** Table by table, in small transactions; what is left over goes the next time. */
export async function sweepAged(db: Database, now: number, batch = BATCH): Promise<void> {
  for (const sweep of SWEEPS)
    for (let round = 0; round < MOST_BATCHES; round += 1)
      if ((await db.write((tx) => sweep(tx, now, batch))) < batch) break;
}

/** What has run out is swept away now and then. Nothing depends on it: every reader checks the time itself. */
export function keepHouse({ db, clock, log, payments }: ServerParts): () => void {
  const sweep = async () => {
    const now = clock();
    try {
      await db.write(async (tx) => {
        await forgetContacts(tx, now - KEEP_CONTACTS_MS);
        await rescueStranded(tx, now - LONELY_MS, now);
        await rescueOverdue(tx, now - OVERDUE_MS, now);
        await wantNightlyChecks(tx, payments, now);
        await anonymiseOrders(tx);
      });
      await db.write((tx) => sweepPictures(tx, now, PICTURES_AT_ONCE));
      await sweepAged(db, now);
      await sumPastDays(db, now);
      await wantReportMails(db, now);
    } catch (error) {
      log.error({ err: error }, 'house-keeping failed; it is tried again later');
    }
  };
  const timer = setInterval(() => void sweep(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

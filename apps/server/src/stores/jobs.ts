import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import { statement } from '#db/statement';
import type { JobLane, JobTable, OutboxTable } from '#db/tables/work';

export type JobRecord = Selectable<JobTable>;
export type OutboxRecord = Selectable<OutboxTable>;
type Message = { venueId: number; kind: OutboxRecord['kind']; payload: unknown; now: number };

export const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 12;
const BACK_OFF_MS = 2000;
const LONGEST_WAIT_MS = 3_600_000;

export type JobKind =
  | 'deliver'
  | 'notify'
  | 'payment'
  | 'refund'
  | 'case-refund'
  | 'forget-card'
  | 'auto-topup'
  | 'standing-order'
  | 'reconcile'
  | 'print'
  | 'webhook'
  | 'forget-picture'
  | 'publish-menu'
  | 'news';

const LANE_OF: Readonly<Record<JobKind, JobLane>> = {
  deliver: 'notification',
  notify: 'notification',
  payment: 'payment',
  refund: 'payment',
  'case-refund': 'payment',
  'forget-card': 'payment',
  'auto-topup': 'payment',
  'standing-order': 'standing',
  reconcile: 'comparison',
  print: 'docket',
  webhook: 'webhook',
  'forget-picture': 'comparison',
  'publish-menu': 'menu',
  news: 'news',
};

const putJob = statement((q, p: { kind: string; lane: JobLane; payload: string; run_at: number }) =>
  q.insertInto('job').values({
    kind: p.kind,
    lane: p.lane,
    payload: p.payload,
    run_at: p.run_at,
    due_at: p.run_at,
    attempts: 0,
    state: 'waiting',
    last_error: '',
  }),
);

async function addJob(tx: Tx, job: { kind: JobKind; payload: unknown; runAt: number }): Promise<void> {
  const { kind, runAt } = job;
  await putJob(tx, { kind, lane: LANE_OF[kind], payload: JSON.stringify(job.payload), run_at: runAt });
  tx.wakeJobs();
}

type Wanted = { lane: JobLane; most: number; now: number; except: readonly number[] };

/** Takes the next jobs of a lane. A lease that ran out belongs to a process that died: the job is taken again. */
export async function leaseJobs(tx: Tx, { lane, most, now, except }: Wanted): Promise<JobRecord[]> {
  let due = tx.q
    .selectFrom('job')
    .select('id')
    .where('lane', '=', lane)
    .where('state', '=', 'waiting')
    .where('run_at', '<=', now)
    .orderBy('run_at')
    .orderBy('id')
    .limit(most);
  if (except.length > 0) due = due.where('id', 'not in', except);
  const next = await (tx.engine === 'postgres' ? due.forUpdate().skipLocked() : due).execute();
  if (next.length === 0) return [];
  return tx.q
    .updateTable('job')
    .set((job) => ({ run_at: now + LEASE_MS, attempts: job('attempts', '+', 1) }))
    .where(
      'id',
      'in',
      next.map((row) => row.id),
    )
    .returningAll()
    .execute();
}

/** Nobody else takes a job that is still being worked. */
export async function extendLeases(tx: Tx, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  await tx.q
    .updateTable('job')
    .set({ run_at: now + LEASE_MS })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
}

export async function finishJobs(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.q.updateTable('job').set({ state: 'done' }).where('id', 'in', ids).execute();
}

/** Tried again, later each time; after the last try it is kept as dead, for a person to look at. Answers whether it is. */
export async function failJob(
  tx: Tx,
  job: JobRecord,
  failure: { message: string; now: number },
): Promise<boolean> {
  const dead = job.attempts >= MAX_ATTEMPTS;
  const wait = Math.min(BACK_OFF_MS * 2 ** (job.attempts - 1), LONGEST_WAIT_MS);
  await tx.q
    .updateTable('job')
    .set({
      state: dead ? 'dead' : 'waiting',
      run_at: failure.now + wait,
      last_error: failure.message.slice(0, 500),
    })
    .where('id', '=', job.id)
    .execute();
  return dead;
}

const firstOfLane = statement((q, p: { lane: JobLane }) =>
  q
    .selectFrom('job')
    .select('run_at')
    .where('lane', '=', p.lane)
    .where('state', '=', 'waiting')
    .orderBy('run_at')
    .limit(1),
);

/** When the next job of a lane can be taken. */
export async function nextDue(tx: ReadTx, lane: JobLane): Promise<number | undefined> {
  const [row] = await firstOfLane(tx, { lane });
  return row?.run_at;
}

const putMessage = statement(
  (q, p: { venueId: number; kind: 'mail' | 'text'; payload: string; now: number }) =>
    q
      .insertInto('outbox')
      .values({
        venue_id: p.venueId,
        kind: p.kind,
        payload: p.payload,
        created_at: p.now,
        sent_at: null,
      })
      .returning('id'),
);

export async function addToOutbox(tx: Tx, message: Message): Promise<void> {
  const [row] = await putMessage(tx, { ...message, payload: JSON.stringify(message.payload) });
  await addJob(tx, { kind: 'deliver', payload: { outbox_id: row?.id }, runAt: message.now });
}

/** Nothing is added where a message of that key waits or was sent. */
export async function addToOutboxOnce(tx: Tx, message: Message & { key: string }): Promise<void> {
  const row = await tx.q
    .insertInto('outbox')
    .values({
      venue_id: message.venueId,
      kind: message.kind,
      payload: JSON.stringify(message.payload),
      created_at: message.now,
      sent_at: null,
      message_key: message.key,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await addJob(tx, { kind: 'deliver', payload: { outbox_id: row.id }, runAt: message.now });
}

export async function findInOutbox(tx: ReadTx, id: number): Promise<OutboxRecord | undefined> {
  return tx.q.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function markSent(tx: Tx, id: number, now: number): Promise<void> {
  await tx.q.updateTable('outbox').set({ sent_at: now }).where('id', '=', id).execute();
}

/** Something to tell one person about their account. What it says, and to whom, is decided when it is sent. */
export async function addNoticeJob(tx: Tx, notice: { template: string }, now: number): Promise<void> {
  await addJob(tx, { kind: 'notify', payload: notice, runAt: now });
}

/** Brings one payment a step further; see jobs/payment. */
export async function addPaymentJob(tx: Tx, attemptId: string, runAt: number): Promise<void> {
  await addJob(tx, { kind: 'payment', payload: { attempt_id: attemptId }, runAt });
}

/** A balance has run low; see topups/auto-topup. */
export async function addAutoTopupJob(
  tx: Tx,
  of: { customer_id: number; venue_id: number },
  runAt: number,
): Promise<void> {
  await addJob(tx, { kind: 'auto-topup', payload: of, runAt });
}

/**
 * The next order of a standing order is looked at, or placed; see standing/run-standing-order. With `since` it is
 * planned anew, as it would have been at that moment.
 */
export async function addStandingJob(
  tx: Tx,
  of: { standing_order_id: number; plan: number; since?: number },
  runAt: number,
): Promise<void> {
  await addJob(tx, { kind: 'standing-order', payload: of, runAt });
}

/** Nobody could be asked for the money of one date: it is tried again. */
export async function addStandingRetry(tx: Tx, occurrenceId: number, runAt: number): Promise<void> {
  await addJob(tx, { kind: 'standing-order', payload: { occurrence_id: occurrenceId }, runAt });
}

export async function addRefundJob(tx: Tx, refundId: string, runAt: number): Promise<void> {
  await addJob(tx, { kind: 'refund', payload: { refund_id: refundId }, runAt });
}

/** Refunds what an open case is about; see jobs/case-refund. */
export async function addCaseJob(tx: Tx, caseId: string, runAt: number): Promise<void> {
  await addJob(tx, { kind: 'case-refund', payload: { case_id: caseId }, runAt });
}

export async function addReconcileJob(
  tx: Tx,
  check: { day: string; method: string; venue_id: number; account_id: string; asked_at: number },
  runAt: number,
): Promise<void> {
  await addJob(tx, { kind: 'reconcile', payload: check, runAt });
}

/** A card that was replaced is taken out of the provider's vault. */
export async function addForgetCardJob(
  tx: Tx,
  { token, accountId }: { token: string; accountId: string | null },
  now: number,
): Promise<void> {
  await addJob(tx, { kind: 'forget-card', payload: { token, account_id: accountId }, runAt: now });
}

/** Prints one docket, or looks whether its printer has fetched it; see jobs/print. */
export async function addPrintingJob(tx: Tx, printJobId: number, runAt: number): Promise<void> {
  await addJob(tx, { kind: 'print', payload: { print_job_id: printJobId }, runAt });
}

/** Tells a tool of a venue of one event; see jobs/webhook. */
export async function addWebhookJob(tx: Tx, deliveryId: number, runAt: number): Promise<void> {
  await addJob(tx, { kind: 'webhook', payload: { delivery_id: deliveryId }, runAt });
}

/** Removes the files of a picture that nothing shows. */
export async function addForgetPictureJob(
  tx: Tx,
  picture: { brand_code: string; hash: string },
  now: number,
): Promise<void> {
  await addJob(tx, { kind: 'forget-picture', payload: picture, runAt: now });
}

/** Makes the draft of a venue's menu live, unless another moment was chosen since; see jobs/publish-menu. */
export async function addPublishJob(tx: Tx, venueId: number, runAt: number): Promise<void> {
  await addJob(tx, { kind: 'publish-menu', payload: { venue_id: venueId, publish_at: runAt }, runAt });
}

/** Sends a message to members to its next recipients; see jobs/news. */
export async function addNewsJob(
  tx: Tx,
  of: { message_id: number; run: number },
  runAt: number,
): Promise<void> {
  await addJob(tx, { kind: 'news', payload: of, runAt });
}

import type { BookedCharge, BookedRefund, Listed } from '@servery/domain/payments/reconcile';
import { paymentFlow } from '@servery/domain/payments/methods';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { ReconciliationTable } from '#db/tables/payments';
import { addReconcileJob } from '#stores/jobs';
import type { AttemptRecord } from '#stores/payments';

export type CheckRecord = Selectable<ReconciliationTable>;
export type Check = { day: string; method: string; venueId: number };
/** The wish behind a check: one that was asked for later takes its place. */
export type AskedCheck = Check & { askedAt: number };
/** The nightly run over a whole account. */
export const WHOLE_ACCOUNT = 0;

/** How long a check that was asked for may take before it can be asked for again. */
const PATIENCE_MS = 60_000;

/** Writes down that a day is to be compared. By the clock that happens once; by hand as often as wanted, but not twice at a time. */
export async function wantCheck(
  tx: Tx,
  { day, method, venueId }: Check,
  how: { again: boolean; now: number },
): Promise<boolean> {
  const { again, now } = how;
  const row: CheckRecord = {
    day,
    method,
    venue_id: venueId,
    state: 'waiting',
    checked: 0,
    found: 0,
    problem: '',
    asked_at: now,
    ended_at: 0,
  };
  const result = await tx.q
    .insertInto('reconciliation')
    .values(row)
    .onConflict((conflict) =>
      again
        ? conflict
            .columns(['day', 'method', 'venue_id'])
            .doUpdateSet({ state: 'waiting', asked_at: now, problem: '' })
            .where((held) =>
              held.or([
                held('reconciliation.state', '!=', 'waiting'),
                held('reconciliation.asked_at', '<', now - PATIENCE_MS),
              ]),
            )
        : conflict.columns(['day', 'method', 'venue_id']).doNothing(),
    )
    .executeTakeFirst();
  const wanted = result.numInsertedOrUpdatedRows === 1n;
  if (wanted) await addReconcileJob(tx, { day, method, venue_id: venueId, asked_at: now }, now);
  return wanted;
}

export async function isStillAsked(
  tx: ReadTx,
  { day, method, venueId, askedAt }: AskedCheck,
): Promise<boolean> {
  const row = await tx.q
    .selectFrom('reconciliation')
    .select('day')
    .where('day', '=', day)
    .where('method', '=', method)
    .where('venue_id', '=', venueId)
    .where('asked_at', '=', askedAt)
    .executeTakeFirst();
  return row !== undefined;
}

type CheckEnd = Pick<CheckRecord, 'state' | 'checked' | 'found' | 'problem' | 'ended_at'>;

/** The end of the check itself. Its venue is told; of a whole account, the venues that have a part in it are. */
export async function endCheck(
  tx: Tx,
  { day, method, venueId, askedAt }: AskedCheck,
  end: CheckEnd,
): Promise<void> {
  await tx.q
    .updateTable('reconciliation')
    .set({ ...end, problem: end.problem.slice(0, 300) })
    .where('day', '=', day)
    .where('method', '=', method)
    .where('venue_id', '=', venueId)
    .where('asked_at', '=', askedAt)
    .execute();
  if (venueId !== WHOLE_ACCOUNT) tx.emit({ type: 'cases', venue_id: venueId });
}

export type VenueCount = { checked: number; found: number };

/** What the nightly run found of each venue's own. */
export async function noteVenues(
  tx: Tx,
  { day, method, askedAt }: AskedCheck,
  of: { counts: ReadonlyMap<number, VenueCount>; now: number },
): Promise<void> {
  for (const [venueId, { checked, found }] of of.counts) {
    const end = { state: 'done' as const, checked, found, problem: '', ended_at: of.now };
    await tx.q
      .insertInto('reconciliation')
      .values({ day, method, venue_id: venueId, asked_at: askedAt, ...end })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'method', 'venue_id'])
          .doUpdateSet(end)
          .where('reconciliation.state', '!=', 'waiting'),
      )
      .execute();
    tx.emit({ type: 'cases', venue_id: venueId });
  }
}

/** A venue's own checks. Where a night found nothing of it, the night itself is shown, without anybody else's counts. */
export async function lastChecks(tx: ReadTx, venueId: number, most: number): Promise<CheckRecord[]> {
  const rows = await tx.q
    .selectFrom('reconciliation')
    .selectAll()
    .where('venue_id', 'in', [venueId, WHOLE_ACCOUNT])
    .orderBy('day', 'desc')
    .orderBy('method')
    .orderBy('venue_id', 'desc')
    .limit(most * 2)
    .execute();
  const own = new Map<string, CheckRecord>();
  for (const row of rows) {
    const key = `${row.day} ${row.method}`;
    if (!own.has(key)) own.set(key, row.venue_id === WHOLE_ACCOUNT ? { ...row, checked: 0, found: 0 } : row);
  }
  return [...own.values()].slice(0, most);
}

export const isVenue = async (tx: ReadTx, id: number): Promise<boolean> =>
  (await tx.q.selectFrom('venue').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The venue whose calendar the days are, and to which belongs what says of no venue that it is for it: the first. */
export async function installationVenue(tx: ReadTx): Promise<{ id: number; zone: string } | undefined> {
  const row = await tx.q
    .selectFrom('venue')
    .select(['id', 'time_zone'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, zone: row.time_zone };
}

const GIVEN_BACK = '-b';

const chargeOf = (it: AttemptRecord): BookedCharge => ({
  id: it.id,
  venueId: it.venue_id,
  orderId: it.order_id,
  state: it.state,
  amount: it.amount,
  refunded: it.refunded,
  reference: it.reference,
  captureReference: it.capture_reference,
  at: it.created_at,
});

/** Money without an order goes back under the payment's own id. */
const givenBack = (it: AttemptRecord): BookedRefund => ({
  id: `${it.id}${GIVEN_BACK}`,
  venueId: it.venue_id,
  attemptId: it.id,
  orderId: it.order_id,
  cents: it.amount,
  reference: '',
  at: it.updated_at,
});

/** Whether a payment goes through the provider that is being compared: cards of every kind share one. */
const isWith = (provider: string, method: string): boolean =>
  paymentFlow(method) === 'redirect'
    ? method === provider
    : paymentFlow(method) === 'authorise' && provider === 'card';

const CHUNK = 500;
async function inChunks<T>(
  ids: readonly string[],
  load: (some: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < ids.length; from += CHUNK)
    all.push(...(await load(ids.slice(from, from + CHUNK))));
  return all;
}

const unique = <T extends { id: string }>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** Our side of the books: what happened in the time, and whatever the provider's list speaks of. */
export async function booksOf(
  tx: ReadTx,
  provider: string,
  of: { span: { from: number; to: number }; listed: readonly Listed[]; venueId: number },
): Promise<{ charges: BookedCharge[]; refunds: BookedRefund[]; asked: Set<string> }> {
  const { from, to } = of.span;
  const attempts = () => {
    const all = tx.q.selectFrom('payment_attempt').selectAll();
    return of.venueId === WHOLE_ACCOUNT ? all : all.where('venue_id', '=', of.venueId);
  };
  const refunds = () => {
    const all = tx.q.selectFrom('refund').selectAll();
    return of.venueId === WHOLE_ACCOUNT ? all : all.where('venue_id', '=', of.venueId);
  };
  const ours = [...new Set(of.listed.map((it) => it.ours).filter((id) => id !== ''))];
  const theirs = [...new Set(of.listed.map((it) => it.reference))];
  const back = unique([
    ...(await refunds().where('updated_at', '>=', from).where('updated_at', '<', to).execute()),
    ...(await inChunks(ours, (ids) => refunds().where('id', 'in', ids).execute())),
    ...(await inChunks(theirs, (ids) => refunds().where('reference', 'in', ids).execute())),
  ]);
  const whole = ours.map((id) => id.replace(/-b$/, ''));
  const held = unique([
    ...(await attempts().where('created_at', '>=', from).where('created_at', '<', to).execute()),
    ...(await inChunks([...whole, ...back.map((it) => it.attempt_id)], (ids) =>
      attempts().where('id', 'in', ids).execute(),
    )),
    ...(await inChunks(theirs, (ids) =>
      attempts()
        .where((or) => or.or([or('reference', 'in', ids), or('capture_reference', 'in', ids)]))
        .execute(),
    )),
  ]).filter(({ method }) => isWith(provider, method));
  const mine = new Set(held.map(({ id }) => id));
  const cases = await inChunks(ours, (ids) =>
    tx.q.selectFrom('payment_case').select('id').where('id', 'in', ids).execute(),
  );
  const known = back.filter((it) => mine.has(it.attempt_id));
  return {
    charges: held.map(chargeOf),
    refunds: [
      ...known
        .filter(({ state }) => state === 'done')
        .map((it) => ({
          id: it.id,
          venueId: it.venue_id,
          attemptId: it.attempt_id,
          orderId: it.order_id,
          cents: it.cents,
          reference: it.reference,
          at: it.updated_at,
        })),
      ...held.filter(({ state }) => state === 'refunded').map(givenBack),
    ],
    asked: new Set(
      [...known, ...cases, ...held.map(({ id }) => ({ id: `${id}${GIVEN_BACK}` }))].map(({ id }) => id),
    ),
  };
}

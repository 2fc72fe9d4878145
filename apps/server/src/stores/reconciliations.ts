import type { BookedCharge, BookedRefund, Listed } from '@servery/domain/payments/reconcile';
import { paymentWay } from '@servery/domain/payments/methods';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { ReconciliationTable } from '#db/tables/payments';
import { addReconcileJob } from '#stores/jobs';
import type { AttemptRecord } from '#stores/payments';

export type CheckRecord = Selectable<ReconciliationTable>;
export type Check = { day: string; method: string };
/** The wish behind a check: one that was asked for later takes its place. */
export type AskedCheck = Check & { asked_at: number };

/** How long a check that was asked for may take before it can be asked for again. */
const PATIENCE_MS = 60_000;

/** Writes down that a day is to be compared. By the clock that happens once; by hand as often as wanted, but not twice at a time. */
export async function wantCheck(
  tx: Tx,
  { day, method }: Check,
  how: { again: boolean; now: number },
): Promise<boolean> {
  const { again, now } = how;
  const row: CheckRecord = {
    day,
    method,
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
            .columns(['day', 'method'])
            .doUpdateSet({ state: 'waiting', asked_at: now, problem: '' })
            .where((held) =>
              held.or([
                held('reconciliation.state', '!=', 'waiting'),
                held('reconciliation.asked_at', '<', now - PATIENCE_MS),
              ]),
            )
        : conflict.columns(['day', 'method']).doNothing(),
    )
    .executeTakeFirst();
  const wanted = result.numInsertedOrUpdatedRows === 1n;
  if (wanted) await addReconcileJob(tx, { day, method, asked_at: now }, now);
  return wanted;
}

export async function isStillAsked(
  tx: ReadTx,
  { day, method, asked_at: askedAt }: AskedCheck,
): Promise<boolean> {
  const row = await tx.q
    .selectFrom('reconciliation')
    .select('day')
    .where('day', '=', day)
    .where('method', '=', method)
    .where('asked_at', '=', askedAt)
    .executeTakeFirst();
  return row !== undefined;
}

export async function endCheck(
  tx: Tx,
  { day, method, asked_at: askedAt }: AskedCheck,
  end: Pick<CheckRecord, 'state' | 'checked' | 'found' | 'problem' | 'ended_at'>,
): Promise<void> {
  await tx.q
    .updateTable('reconciliation')
    .set({ ...end, problem: end.problem.slice(0, 300) })
    .where('day', '=', day)
    .where('method', '=', method)
    .where('asked_at', '=', askedAt)
    .execute();
  for (const id of await venueIds(tx)) tx.emit({ type: 'cases', merchant_id: id });
}

export async function lastChecks(tx: ReadTx, most: number): Promise<CheckRecord[]> {
  return tx.q
    .selectFrom('reconciliation')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('method')
    .limit(most)
    .execute();
}

export const venueIds = async (tx: ReadTx): Promise<number[]> =>
  (await tx.q.selectFrom('merchant').select('id').execute()).map(({ id }) => id);

/** The venue whose calendar the days are, and to which belongs what says of no venue that it is for it: the first. */
export async function houseOf(tx: ReadTx): Promise<{ id: number; zone: string } | undefined> {
  const row = await tx.q
    .selectFrom('merchant')
    .select(['id', 'time_zone'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, zone: row.time_zone };
}

const GIVEN_BACK = '-b';

const chargeOf = (it: AttemptRecord): BookedCharge => ({
  id: it.id,
  merchantId: it.merchant_id,
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
  merchantId: it.merchant_id,
  attemptId: it.id,
  orderId: it.order_id,
  cents: it.amount,
  reference: '',
  at: it.updated_at,
});

/** Whether a payment goes through the provider that is being compared: cards of every kind share one. */
const isWith = (provider: string, method: string): boolean =>
  paymentWay(method) === 'redirect'
    ? method === provider
    : paymentWay(method) === 'authorise' && provider === 'card';

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
  of: { span: { from: number; to: number }; listed: readonly Listed[] },
): Promise<{ charges: BookedCharge[]; refunds: BookedRefund[]; asked: Set<string> }> {
  const { from, to } = of.span;
  const attempts = () => tx.q.selectFrom('payment_attempt').selectAll();
  const refunds = () => tx.q.selectFrom('refund').selectAll();
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
          merchantId: it.merchant_id,
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

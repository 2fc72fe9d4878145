import type { Difference } from '@servery/domain/payments/reconcile';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { PaymentCaseTable } from '#db/tables/payments';
import { newPaymentId } from '#stores/payment-ids';

export type CaseRecord = Selectable<PaymentCaseTable>;

type NewCase = Omit<
  CaseRecord,
  'id' | 'problem' | 'who' | 'checks' | 'created_at' | 'updated_at' | 'claim_url' | 'contact_email'
> &
  Partial<Pick<CaseRecord, 'claim_url' | 'contact_email'>>;

/** The id of a new case; nothing if there is one of that key already, open or settled. */
export async function putCase(tx: Tx, it: NewCase, now: number): Promise<string | undefined> {
  const id = newPaymentId(it.venue_id);
  const result = await tx.q
    .insertInto('payment_case')
    .values({ ...it, id, problem: '', who: '', checks: 0, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('case_key').doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return undefined;
  tx.emit({ type: 'cases', venue_id: it.venue_id });
  return id;
}

type Compared = { method: string; accountId: string | null };
/** Of one account each: what another one has is another difference. */
export const caseKey = ({ method, accountId }: Compared, key: string): string =>
  accountId === null ? `${method}:${key}` : `${method}:${accountId}:${key}`;

/** Opens a case for a difference, unless it has one already. */
export async function openCase(
  tx: Tx,
  it: Difference & { venueId: number },
  of: { day: string; method: string; accountId: string | null; now: number },
): Promise<void> {
  const row: NewCase = {
    case_key: caseKey(of, it.key),
    account_id: of.accountId,
    venue_id: it.venueId,
    day: of.day,
    method: of.method,
    difference: it.problem,
    attempt_id: it.attemptId,
    refund_id: it.refundId,
    order_id: it.orderId ?? null,
    reference: it.reference,
    cents: it.cents,
    expected: it.expected,
    state: 'open',
    note: '',
  };
  await putCase(tx, row, of.now);
}

/** What was found before and is not so any more has settled by itself. */
export async function closeVanished(
  tx: Tx,
  of: Compared & { day: string; venueId: number | undefined; now: number },
  stillThere: ReadonlySet<string>,
): Promise<void> {
  const ofDay = tx.q
    .selectFrom('payment_case')
    .select(['id', 'case_key', 'venue_id'])
    .where('day', '=', of.day)
    .where('method', '=', of.method)
    .where('account_id', of.accountId === null ? 'is' : '=', of.accountId)
    .where('state', '=', 'open');
  const open = await (of.venueId === undefined ? ofDay : ofDay.where('venue_id', '=', of.venueId)).execute();
  for (const it of open.filter(({ case_key: key }) => !stillThere.has(key)))
    await moveCase(tx, it.id, { from: 'open', to: 'closed', note: 'Matches now', who: '', now: of.now });
}

type CaseMove = {
  from: CaseRecord['state'];
  to: CaseRecord['state'];
  now: number;
  note?: string;
  who?: string;
  problem?: string;
};

/** Moves a case if it is still where the caller saw it: a second tap changes nothing. */
export async function moveCase(tx: Tx, id: string, move: CaseMove): Promise<CaseRecord | undefined> {
  const { from, to, now, ...set } = move;
  const moved = await tx.q
    .updateTable('payment_case')
    .set({ problem: '', ...set, state: to, checks: 0, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
  if (moved) tx.emit({ type: 'cases', venue_id: moved.venue_id });
  return moved;
}

export async function findCase(tx: ReadTx, id: string): Promise<CaseRecord | undefined> {
  return tx.q.selectFrom('payment_case').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function unsettledCases(tx: ReadTx, venueId: number): Promise<CaseRecord[]> {
  return tx.q
    .selectFrom('payment_case')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('state', 'in', ['open', 'wanted'])
    .orderBy('updated_at', 'desc')
    .limit(200)
    .execute();
}

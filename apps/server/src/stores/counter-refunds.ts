import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { CounterRefundTable } from '#db/tables/payments';
import { countBack } from '#stores/refunds';

export type CounterRefundRecord = Selectable<CounterRefundTable>;

/** Writes down what went back, and counts it to its order. Asked for with the order's row locked. */
export async function addCounterRefund(tx: Tx, refund: Omit<CounterRefundRecord, 'id'>): Promise<void> {
  await tx.q.insertInto('counter_refund').values(refund).execute();
  const { order_id: orderId, cents, edit_id: editId } = refund;
  await countBack(tx, { orderId, cents, editId: editId ?? undefined });
}

export async function counterRefundByKey(tx: ReadTx, key: string): Promise<CounterRefundRecord | undefined> {
  return tx.q.selectFrom('counter_refund').selectAll().where('refund_key', '=', key).executeTakeFirst();
}

export async function counterRefundsOf(tx: ReadTx, orderId: number): Promise<CounterRefundRecord[]> {
  return tx.q
    .selectFrom('counter_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** What was handed back of orders so far, for edits too. */
export async function handedBackOf(tx: ReadTx, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.q
    .selectFrom('counter_refund')
    .select(['order_id', (of) => of.fn.sum<number>('cents').as('cents')])
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.cents]));
}

type Span = { venueId: number; from: number; to: number };

/** What went back in a span because edits made orders cost less, by hand or by itself. */
export async function backByEdits(tx: ReadTx, { venueId, from, to }: Span): Promise<number> {
  const of = (table: 'refund' | 'counter_refund') =>
    tx.q
      .selectFrom(table)
      .select((row) => row.fn.sum<number | null>('cents').as('cents'))
      .where('venue_id', '=', venueId)
      .where('edit_id', 'is not', null)
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .executeTakeFirstOrThrow();
  return ((await of('refund')).cents ?? 0) + ((await of('counter_refund')).cents ?? 0);
}

import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { RefundTable } from '#db/tables/payments';
import { addRefundJob } from '#stores/jobs';

export type RefundRecord = Selectable<RefundTable>;

type Counted = {
  attemptId: string;
  orderId: number;
  cents: number;
  /** The edit that made the order cost less; a refund of the sale has none. */
  editId?: number | undefined;
};

/** Counts money that goes back to the payment and to its order. */
export async function countRefund(tx: Tx, { attemptId, orderId, cents, editId }: Counted): Promise<void> {
  await tx.q
    .updateTable('payment_attempt')
    .set((row) => ({ refunded: row('refunded', '+', cents) }))
    .where('id', '=', attemptId)
    .execute();
  await countBack(tx, { orderId, cents, editId });
}

/** What goes back for an edit is no refund of the sale: the sale itself is smaller. */
export async function countBack(
  tx: Tx,
  { orderId, cents, editId }: Omit<Counted, 'attemptId'>,
): Promise<void> {
  const column = editId === undefined ? 'refunded' : 'given_back';
  await tx.q
    .updateTable('orders')
    .set((row) => ({ [column]: row(column, '+', cents) }))
    .where('id', '=', orderId)
    .execute();
}

export async function refundByKey(tx: ReadTx, key: string): Promise<RefundRecord | undefined> {
  return tx.q.selectFrom('refund').selectAll().where('refund_key', '=', key).executeTakeFirst();
}

export async function findRefund(tx: ReadTx, id: string): Promise<RefundRecord | undefined> {
  return tx.q.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function addRefund(tx: Tx, row: RefundRecord): Promise<void> {
  await tx.q.insertInto('refund').values(row).execute();
}

/** Ends a refund that the provider was asked for; nothing if somebody else has. */
export async function endRefund(
  tx: Tx,
  id: string,
  end: Partial<RefundRecord> & Pick<RefundRecord, 'state' | 'updated_at'>,
): Promise<boolean> {
  const result = await tx.q
    .updateTable('refund')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'wanted')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A provider does not look twice at a key that it has refused. */
export async function nextRound(tx: Tx, id: string): Promise<void> {
  await tx.q
    .updateTable('refund')
    .set((row) => ({ round: row('round', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Somebody has looked into it, and wants the provider to be asked once more. */
export async function askAgain(
  tx: Tx,
  id: string,
  at: { from: 'open' | 'done'; newKey: boolean; now: number },
): Promise<boolean> {
  const refund = await moveRefund(tx, id, { from: at.from, to: 'wanted', now: at.now });
  if (!refund) return false;
  if (at.newKey) await nextRound(tx, id);
  await addRefundJob(tx, id, at.now);
  return true;
}

export async function moveRefund(
  tx: Tx,
  id: string,
  move: { from: RefundRecord['state']; to: RefundRecord['state']; now: number },
): Promise<RefundRecord | undefined> {
  const moved = await tx.q
    .updateTable('refund')
    .set({ state: move.to, problem: '', checks: 0, updated_at: move.now })
    .where('id', '=', id)
    .where('state', '=', move.from)
    .returningAll()
    .executeTakeFirst();
  if (moved) tx.emit({ type: 'cases', venue_id: moved.venue_id });
  return moved;
}

export async function openRefunds(tx: ReadTx, venueId: number): Promise<RefundRecord[]> {
  return tx.q
    .selectFrom('refund')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('state', '=', 'open')
    .orderBy('updated_at', 'desc')
    .limit(200)
    .execute();
}

export async function refundsOfOrder(tx: ReadTx, orderId: number): Promise<RefundRecord[]> {
  return tx.q
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

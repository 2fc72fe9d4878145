import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { ReadTx } from '#db/database';

export type OrderMove = { to: OrderStatus; at: number };

/** Where an order has been, oldest first. A step that was taken back to keeps its time, and what a station finished moves no order. */
export async function movesOf(tx: ReadTx, orderId: number): Promise<OrderMove[]> {
  const rows = await tx.q
    .selectFrom('order_event')
    .select(['to_status', 'created_at'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['placed', 'moved'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ to: row.to_status as OrderStatus, at: row.created_at }));
}

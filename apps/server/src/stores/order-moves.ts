import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { Selectable } from 'kysely';
import type { ReadTx } from '#db/database';
import type { OrderEventTable } from '#db/tables/ordering';

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

/** The last step that it took; an edit is none. */
export async function lastEvent(
  tx: ReadTx,
  orderId: number,
): Promise<Selectable<OrderEventTable> | undefined> {
  return tx.q
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'edited')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

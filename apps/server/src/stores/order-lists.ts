import { sql } from 'kysely';
import type { ReadTx } from '#db/database';
import type { OrderRecord } from '#stores/orders';

/** Written into the statement: an index of some rows only is used where the database can see that they are enough. */
const OPEN = [1, 2, 3, 4, 6].map((status) => sql.lit(status));

/** Still to be made or handed over, earliest due first. Nobody makes what was paid back whole. */
export const openOrders = (
  tx: ReadTx,
  { venueId, most }: { venueId: number; most: number },
): Promise<OrderRecord[]> =>
  tx.q
    .selectFrom('orders')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('is_test', '=', 0)
    .where('status', 'in', OPEN)
    .where((of) => of.or([of('refunded', '=', 0), of('refunded', '<', of.ref('total'))]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(most)
    .execute();

/** The orders of which money did not go back by itself. */
export async function stuckRefunds(tx: ReadTx, venueId: number): Promise<number[]> {
  const rows = await tx.q
    .selectFrom('refund')
    .select('order_id')
    .distinct()
    .where('venue_id', '=', venueId)
    .where('state', '=', sql.lit('open'))
    .execute();
  return rows.map(({ order_id: id }) => id);
}

/** What orders that were placed in a span are still to be paid: nothing of those that were cancelled. */
export async function unpaidOf(
  tx: ReadTx,
  { venueId, from, to }: { venueId: number; from: number; to: number },
): Promise<OrderRecord[]> {
  return tx.q
    .selectFrom('orders')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('is_test', '=', 0)
    .where('paid', '=', sql.lit(0))
    .where('status', '<', 9)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', to)
    .execute();
}

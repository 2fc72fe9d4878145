import type { SoldEdit } from '@servery/domain/sales/edited';
import type { ReadTx } from '#db/database';
import { storedWas } from '#stores/order-edits';

/** The orders that a span is about and that were edited: in it, or after it where they were placed in it. */
export async function editedIn(
  tx: ReadTx,
  { venueId, from, to }: { venueId: number; from: number; to: number },
): Promise<{ orderId: number; placedAt: number }[]> {
  const rows = await tx.q
    .selectFrom('order_edit')
    .innerJoin('orders', 'orders.id', 'order_edit.order_id')
    .select(['order_edit.order_id', 'orders.placed_at'])
    .distinct()
    .where('order_edit.venue_id', '=', venueId)
    .where('orders.is_test', '=', 0)
    .where('order_edit.created_at', '>=', from)
    .where('orders.placed_at', '<', to)
    .where((of) => of.or([of('order_edit.created_at', '<', to), of('orders.placed_at', '>=', from)]))
    .execute();
  return rows.map(({ order_id: orderId, placed_at: placedAt }) => ({ orderId, placedAt }));
}

/** Every edit of some orders, oldest first. */
export async function editsOfOrders(tx: ReadTx, ids: readonly number[]): Promise<SoldEdit[]> {
  const rows = await tx.q
    .selectFrom('order_edit')
    .select(['order_id', 'created_at', 'was'])
    .where('order_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ order_id: orderId, created_at: at, was }) => {
    const { totals, lines } = storedWas.parse(JSON.parse(was));
    return { orderId, at, totals, lines: lines.map((line) => ({ orderId, ...line })) };
  });
}

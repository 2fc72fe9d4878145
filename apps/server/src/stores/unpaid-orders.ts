import type { Tx } from '#db/database';
import { forgetDayAt } from '#stores/sales-days';

/** The money that was held for it could not be taken after all: what the day was paid is summed anew. */
export async function markUnpaid(tx: Tx, orderId: number): Promise<void> {
  const order = await tx.q
    .updateTable('orders')
    .set({ paid: 0, prepaid: 0, given_back: 0 })
    .where('id', '=', orderId)
    .returning(['venue_id', 'placed_at'])
    .executeTakeFirst();
  if (order) await forgetDayAt(tx, order.venue_id, order.placed_at);
}

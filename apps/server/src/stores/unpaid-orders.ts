import type { Tx } from '#db/database';
import { forgetDayAt } from '#stores/sales-days';

type Lost = { orderId: number; attemptId: string };

/** Of what edits gave back, what would have come out of this payment. */
const backOf = (tx: Tx, { attemptId }: Lost) =>
  tx.q
    .selectFrom('refund')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('cents'), of.lit(0)).as('cents'))
    .where('attempt_id', '=', attemptId)
    .where('edit_id', 'is not', null)
    .executeTakeFirstOrThrow();

/** The money that was held for it could not be taken after all: what the day was paid is summed anew. */
export async function markUnpaid(tx: Tx, lost: Lost): Promise<void> {
  const { cents } = await backOf(tx, lost);
  const order = await tx.q
    .updateTable('orders')
    .set((row) => ({ prepaid: 0, given_back: row('given_back', '-', cents) }))
    .where('id', '=', lost.orderId)
    .returning(['venue_id', 'placed_at', 'total', 'tendered', 'given_back'])
    .executeTakeFirst();
  // What was taken otherwise may be enough for an order that was made smaller.
  const paid = order && order.tendered - order.given_back >= order.total ? 1 : 0;
  await tx.q.updateTable('orders').set({ paid }).where('id', '=', lost.orderId).execute();
  if (order) await forgetDayAt(tx, order.venue_id, order.placed_at);
}

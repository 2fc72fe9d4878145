import type { Tx } from '#db/database';
import { linesOf, type OrderLineRecord } from '#stores/orders';

/** Two stations that finish at once are worked one after the other, so that the last of them sees all lines ready. */
async function lockOrder(tx: Tx, orderId: number): Promise<void> {
  await tx.q
    .updateTable('orders')
    .set((row) => ({ status: row.ref('status') }))
    .where('id', '=', orderId)
    .execute();
}

type Station = { orderId: number; station: string };

/** Marks what one station makes as ready, or not, and answers all lines as they are then. */
export async function setStationReady(
  tx: Tx,
  { orderId, station }: Station,
  readyAt: number,
): Promise<{ changed: boolean; lines: OrderLineRecord[] }> {
  await lockOrder(tx, orderId);
  const result = await tx.q
    .updateTable('order_line')
    .set({ ready_at: readyAt })
    .where('order_id', '=', orderId)
    .where('station', '=', station)
    .where('ready_at', readyAt === 0 ? '>' : '=', 0)
    .executeTakeFirst();
  return { changed: result.numUpdatedRows > 0n, lines: await linesOf(tx, [orderId]) };
}

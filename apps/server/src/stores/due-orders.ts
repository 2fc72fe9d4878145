import type { OrderStatus } from '@servery/contract/entities/receipt';
import { cancelledStatuses, STATUS_TEXT } from '@servery/domain/orders/status';
import type { ReadTx } from '#db/database';

export type DueRecord = { due_at: number; status: OrderStatus };

/** By status and time, as the index of the board has them. */
const COUNTED = Object.keys(STATUS_TEXT)
  .map((code) => Number(code) as OrderStatus)
  .filter((status) => !cancelledStatuses.includes(status));
const MOST = 10_000;

/** What is due in a span of time and was not cancelled. */
export async function dueOrders(
  tx: ReadTx,
  venueId: number,
  span: { from: number; to: number },
): Promise<DueRecord[]> {
  const rows = await tx.q
    .selectFrom('orders')
    .select(['due_at', 'status'])
    .where('venue_id', '=', venueId)
    .where('status', 'in', COUNTED)
    .where('due_at', '>=', span.from)
    .where('due_at', '<', span.to)
    .where('is_test', '=', 0)
    .limit(MOST)
    .execute();
  return rows as DueRecord[];
}

/** What is ordered of a product from a moment on, and was not cancelled. */
export const orderedOf = (
  tx: ReadTx,
  { venueId, productId }: { venueId: number; productId: number },
  from: number,
): Promise<{ due_at: number; quantity: number }[]> =>
  tx.q
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select(['orders.due_at', 'order_line.quantity'])
    .where('orders.venue_id', '=', venueId)
    .where('orders.status', 'in', COUNTED)
    .where('orders.due_at', '>=', from)
    .where('order_line.product_id', '=', productId)
    .execute();

import type { BoardOrder } from '@servery/contract/entities/board';
import type { OrderStatus } from '@servery/contract/entities/receipt';

export type PendingMove = { order_id: string; to: OrderStatus; at: number };

/** Shows steps that the server has not answered yet. A refused one is taken out of the list, and so goes back by itself. */
export function withPending(
  orders: readonly BoardOrder[],
  moves: readonly PendingMove[],
): readonly BoardOrder[] {
  if (moves.length === 0) return orders;
  const byOrder = new Map(moves.map((move) => [move.order_id, move]));
  return orders.map((order) => {
    const move = byOrder.get(order.id);
    return move ? { ...order, nstatus: move.to, since: move.at } : order;
  });
}

/** One order as the server just answered it, in the place of the one we had. */
export const withOrder = (orders: readonly BoardOrder[], moved: BoardOrder): BoardOrder[] =>
  orders.map((order) => (order.id === moved.id ? moved : order));

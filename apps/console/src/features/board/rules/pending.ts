import type { BoardOrder } from '@servery/contract/entities/board';
import type { OrderStatus } from '@servery/contract/entities/receipt';

/** With a station, only its lines are finished. */
export type PendingMove = { order_id: string; to: OrderStatus; at: number; station?: string | undefined };

const finished = (order: BoardOrder, station: string): BoardOrder => ({
  ...order,
  lines: order.lines.map((line) => (line.station === station ? { ...line, ready: 1 } : line)),
});

/** Shows steps that the server has not answered yet. A refused one is taken out of the list, and so goes back by itself. */
export function withPending(
  orders: readonly BoardOrder[],
  moves: readonly PendingMove[],
): readonly BoardOrder[] {
  if (moves.length === 0) return orders;
  const byOrder = new Map(moves.map((move) => [move.order_id, move]));
  return orders.map((order) => {
    const move = byOrder.get(order.id);
    if (!move) return order;
    if (move.station !== undefined) return finished(order, move.station);
    return { ...order, nstatus: move.to, since: move.at };
  });
}

/** One order as the server just answered it, in the place of the one we had. */
export const withOrder = (orders: readonly BoardOrder[], moved: BoardOrder): BoardOrder[] =>
  orders.map((order) => (order.id === moved.id ? moved : order));

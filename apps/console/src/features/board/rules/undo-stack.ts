import type { BoardOrder } from '@servery/contract/entities/board';
import type { OrderStatus } from '@servery/contract/entities/receipt';

export type Bump = {
  order_id: string;
  number: string;
  from: OrderStatus;
  to: OrderStatus;
  /** The station whose lines were finished, where it was not the whole order. */
  station?: string | undefined;
};
export type UndoStack = readonly Bump[];

const KEPT = 20;

/** The server takes back an order's last step only, so an order has one entry: its latest. */
export const pushBump = (stack: UndoStack, bump: Bump): UndoStack =>
  [...dropBump(stack, bump.order_id), bump].slice(-KEPT);

export const dropBump = (stack: UndoStack, orderId: string): UndoStack =>
  stack.filter((bump) => bump.order_id !== orderId);

/** The last bump that still stands: somebody else may have moved the order on, and theirs is not ours to take back. */
export function lastBump(stack: UndoStack, orders: readonly BoardOrder[]): Bump | undefined {
  const now = new Map(orders.map((order) => [order.id, order.nstatus]));
  return stack.findLast((bump) => now.get(bump.order_id) === bump.to);
}

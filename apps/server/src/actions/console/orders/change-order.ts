import type { Reach } from '#server-parts';
import type { Caller } from '#callers/caller';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { canMove, canUndo, isOrderStatus, isCancelled } from '@servery/domain/orders/status';
import { undoStation } from '#actions/console/orders/finish-station';
import { applyMove, movedOn, orderOfVenue } from '#actions/console/move-order';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { lastEvent } from '#stores/order-moves';

export const consoleMoveOrder = writeAction(
  'ConsoleOrder.move',
  ['reach'],
  async (tx, input, { caller, reach }) => {
    const held = await orderOfVenue(tx, caller, input.order_id);
    if (!held.ok) return held;
    const { order, user } = held;
    const { from, to } = input;
    if (!isOrderStatus(from) || !isOrderStatus(to) || isCancelled(to))
      return fail('bad_request', { problem: 'to is not a step that an order can take' });
    if (order.status !== from || !canMove(from, to)) return movedOn(order);
    return applyMove(tx, { order, user, caller, reach }, { kind: 'moved', to, reason: '' });
  },
);

export const consoleUndoMove = writeAction(
  'ConsoleOrder.undo',
  ['reach'],
  async (tx, input, { caller, reach }) => {
    const held = await orderOfVenue(tx, caller, input.order_id);
    if (!held.ok) return held;
    const { order, user } = held;
    if (input.station !== undefined) return undoStation(tx, { order, user, caller, reach }, input.station);
    const last = await lastEvent(tx, order.id);
    const status = order.status as OrderStatus;
    if (!last || last.kind !== 'moved' || !canUndo(last.from_status as OrderStatus, status))
      return movedOn(order);
    const to = last.from_status as OrderStatus;
    return applyMove(tx, { order, user, caller, reach }, { kind: 'undone', to, reason: '' });
  },
);

type Ending = { order_id: string; reason: string; to: 9 | 10 };

async function endOrder(tx: Tx, { order_id: ref, reason, to }: Ending, by: { caller: Caller; reach: Reach }) {
  const held = await orderOfVenue(tx, by.caller, ref);
  if (!held.ok) return held;
  const { order, user } = held;
  if (!canMove(order.status as OrderStatus, to)) return movedOn(order);
  const kind = to === 9 ? 'cancelled' : 'rejected';
  return applyMove(tx, { order, user, ...by }, { kind, to, reason: reason.trim() });
}

export const consoleCancelOrder = writeAction(
  'ConsoleOrder.cancel',
  ['reach'],
  (tx, input, { caller, reach }) => endOrder(tx, { ...input, to: 9 }, { caller, reach }),
);

export const consoleRejectOrder = writeAction(
  'ConsoleOrder.reject',
  ['reach'],
  (tx, input, { caller, reach }) => endOrder(tx, { ...input, to: 10 }, { caller, reach }),
);

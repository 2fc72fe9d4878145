import type { OrderStatus } from '@servery/contract/entities/receipt';
import { canMove, canUndo, isOrderStatus, isWithdrawn } from '@servery/domain/orders/status';
import { z } from 'zod';
import { undoStation } from '#actions/console/finish-station';
import { applyMove, movedOn, orderOfVenue } from '#actions/console/move-order';
import type { Tx } from '#db/database';
import { type ActionContext, writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { giveRoomBack } from '#stores/capacity';
import { addToOutbox } from '#stores/jobs';
import { lastEvent } from '#stores/orders';

export const consoleMoveOrder = writeAction('ConsoleOrder.move', async (tx, input, context) => {
  const held = await orderOfVenue(tx, context, { ref: input.order_id, capability: 'move_orders' });
  if (!held.ok) return held;
  const { order, user } = held;
  const { from, to } = input;
  if (!isOrderStatus(from) || !isOrderStatus(to) || isWithdrawn(to))
    return fail('bad_request', { problem: 'to is not a step that an order can take' });
  if (order.status !== from || !canMove(from, to)) return movedOn(order);
  return applyMove(tx, { order, user, context }, { kind: 'moved', to, reason: '' });
});

export const consoleUndoMove = writeAction('ConsoleOrder.undo', async (tx, input, context) => {
  const held = await orderOfVenue(tx, context, { ref: input.order_id, capability: 'move_orders' });
  if (!held.ok) return held;
  const { order, user } = held;
  if (input.station !== undefined) return undoStation(tx, { order, user, context }, input.station);
  const last = await lastEvent(tx, order.id);
  const status = order.status as OrderStatus;
  if (!last || last.kind !== 'moved' || !canUndo(last.from_status as OrderStatus, status))
    return movedOn(order);
  const to = last.from_status as OrderStatus;
  return applyMove(tx, { order, user, context }, { kind: 'undone', to, reason: '' });
});

const storedPlaces = z.array(z.string());

async function withdraw(
  tx: Tx,
  input: { order_id: string; reason: string },
  context: ActionContext & { to: 9 | 10 },
) {
  const held = await orderOfVenue(tx, context, { ref: input.order_id, capability: 'cancel_orders' });
  if (!held.ok) return held;
  const { order, user } = held;
  if (!canMove(order.status as OrderStatus, context.to)) return movedOn(order);
  const reason = input.reason.trim();
  const kind = context.to === 9 ? 'cancelled' : 'rejected';
  const moved = await applyMove(tx, { order, user, context }, { kind, to: context.to, reason });
  if (!moved.ok) return moved;
  await giveRoomBack(tx, storedPlaces.parse(JSON.parse(order.capacity_places)));
  if (order.contact_email !== '')
    await addToOutbox(tx, {
      merchantId: order.merchant_id,
      kind: 'mail',
      payload: { template: 'order-withdrawn', order: order.ref },
      now: context.now,
    });
  return moved;
}

export const consoleCancelOrder = writeAction('ConsoleOrder.cancel', (tx, input, context) =>
  withdraw(tx, input, { ...context, to: 9 }),
);

export const consoleRejectOrder = writeAction('ConsoleOrder.reject', (tx, input, context) =>
  withdraw(tx, input, { ...context, to: 10 }),
);

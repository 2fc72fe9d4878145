import { note } from '#callers/note';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { formatCents, parseCents } from '@servery/domain/money';
import { isCancelled } from '@servery/domain/orders/status';
import { movedOn, orderOfVenue } from '#actions/console/move-order';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { takeInHand } from '#ordering/take-tender';
import { boardOrderOf } from '#queries/board-order';
import { findByRef } from '#stores/orders';
import { tenderByKey } from '#stores/tenders';

/** Money for an order that was placed to be paid in the venue: all that is left. Taken once, and written down. */
export const consoleTakePayment = writeAction('ConsoleOrder.take_payment', async (tx, input, caller) => {
  const held = await orderOfVenue(tx, caller, input.order_id);
  if (!held.ok) return held;
  const { order, user } = held;
  const { now } = caller;
  const key = `console:${user.venueId}:${input.tender_key}`;
  const before = await tenderByKey(tx, key);
  const shown = async (change: number) => {
    const after = (await findByRef(tx, order.ref)) ?? order;
    return answer({ order: await boardOrderOf(tx, after), change: formatCents(change) });
  };
  if (before) return before.order_id === order.id ? shown(before.change_given) : fail('already_paid');
  if (isCancelled(order.status as OrderStatus)) return movedOn(order);
  const taken = await takeInHand(tx, {
    kind: input.tender,
    received: input.received === undefined ? undefined : parseCents(input.received),
    orderId: order.id,
    key,
    takenBy: user.name,
    sessionId: caller.session?.id ?? 0,
    now,
  });
  if (!taken.ok) return taken;
  const { kind, cents, received, change, rounding } = taken.part;
  await note(tx, caller, {
    action: 'order.paid',
    subject: order.ref,
    details: { kind, cents, received, rounding },
  });
  return shown(change);
});

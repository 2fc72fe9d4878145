import type { OrderStatus } from '@servery/contract/entities/receipt';
import { formatCents, parseCents } from '@servery/domain/money';
import { isCancelled } from '@servery/domain/orders/status';
import { receivedFor } from '@servery/domain/payments/tender';
import { movedOn, orderOfVenue } from '#actions/console/move-order';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { audit } from '#stores/audit';
import { findByRef, linesOf } from '#stores/orders';
import { insertTender, markPaid, tenderByKey } from '#stores/tenders';
import { boardOrderView } from '#views/console';

/** Money for an order that was placed to be paid in the venue. Taken once, by one person, and written down. */
export const consoleTakePayment = writeAction('ConsoleOrder.take_payment', async (tx, input, caller) => {
  const held = await orderOfVenue(tx, caller, { ref: input.order_id, capability: 'take_payments' });
  if (!held.ok) return held;
  const { order, user } = held;
  const { now } = caller;
  const key = `console:${user.venue_id}:${input.tender_key}`;
  const before = await tenderByKey(tx, key);
  const shown = async (change: number) => {
    const after = (await findByRef(tx, order.ref)) ?? order;
    const lines = await linesOf(tx, [order.id]);
    return answer({ order: boardOrderView(after, lines), change: formatCents(change) });
  };
  if (before) return before.order_id === order.id ? shown(before.change_given) : fail('already_paid');
  if (isCancelled(order.status as OrderStatus)) return movedOn(order);
  const said = input.received === undefined ? undefined : parseCents(input.received);
  const taken = receivedFor(input.tender, order.total, said);
  if (!taken.ok) return fail('tender_short', { left: formatCents(taken.left), sign: '$' });
  if (!(await markPaid(tx, order.id))) return fail('already_paid');
  const tender = { kind: input.tender, cents: order.total, received: taken.received };
  await insertTender(tx, {
    ...tender,
    venue_id: order.venue_id,
    order_id: order.id,
    tender_key: key,
    change_given: taken.change,
    taken_by: user.name,
    created_at: now,
  });
  await audit(tx, {
    venueId: order.venue_id,
    consoleUserId: user.id,
    action: 'order.paid',
    subject: order.ref,
    details: tender,
    now,
  });
  tx.emit({ type: 'order', order_id: order.ref, nstatus: order.status, venue_id: order.venue_id });
  return shown(taken.change);
});

import { note } from '#callers/note';
import { formatCents, parseCents } from '@servery/domain/money';
import { leftToRefund, refundCents } from '@servery/domain/payments/refund';
import { orderOfVenue } from '#actions/console/move-order';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { findByRef } from '#stores/orders';
import { boardOrderOf } from '#queries/board-order';
import { attemptOfOrder } from '#stores/payments';
import { wantRefund } from '#ordering/refund-order';
import { refundByKey, type RefundRecord } from '#stores/refunds';

/** A key belongs to one refund: said again for another order or another amount, it is a mistake. */
const isSame = (refund: RefundRecord, orderId: number, amount: string | undefined): boolean =>
  refund.order_id === orderId && (amount === undefined || parseCents(amount) === refund.cents);

export const consoleRefund = writeAction('ConsoleOrder.refund', async (tx, input, caller) => {
  const held = await orderOfVenue(tx, caller, input.order_id);
  if (!held.ok) return held;
  const { order, user } = held;
  const { now } = caller;
  const key = `console:${user.venueId}:${input.refund_key}`;
  let refund = await refundByKey(tx, key);
  if (refund && !isSame(refund, order.id, input.amount)) return fail('refund_key_used');
  if (!refund) {
    const attempt = await attemptOfOrder(tx, order.id);
    const cents = refundCents(attempt, input.amount);
    if (cents === 'nothing_to_refund' || !attempt) return fail('nothing_to_refund');
    if (cents === 'refund_too_large')
      return fail('refund_too_large', { most: formatCents(leftToRefund(attempt)), sign: '$' });
    const reason = input.reason.trim();
    const reasonShared = input.share_reason === 1;
    const wish = { attempt, orderId: order.id, cents, reason, reasonShared, who: user.name, key, now };
    refund = await wantRefund(tx, wish);
    if (!refund) return fail('nothing_to_refund');
    await note(tx, caller, { action: 'order.refunded', subject: order.ref, details: { cents, reason } });
    tx.emit({ type: 'order', order_id: order.ref, nstatus: order.status, venue_id: order.venue_id });
  }
  const after = (await findByRef(tx, order.ref)) ?? order;
  return answer({
    order: await boardOrderOf(tx, after),
    refund: { id: refund.id, amount: formatCents(refund.cents), state: refund.state },
  });
});

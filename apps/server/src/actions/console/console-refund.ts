import { formatCents, parseCents } from '@servery/domain/money';
import { orderOfVenue } from '#actions/console/move-order';
import { writeAction } from '#http/action';
import { answer, fail } from '#http/answer';
import { audit } from '#stores/audit';
import { findByRef, linesOf } from '#stores/orders';
import { attemptOfOrder } from '#stores/payments';
import { refundByKey, wantRefund } from '#stores/refunds';
import { boardOrderView } from '#views/console';

export const consoleRefund = writeAction('ConsoleOrder.refund', async (tx, input, context) => {
  const held = await orderOfVenue(tx, context, { ref: input.order_id, capability: 'refund_orders' });
  if (!held.ok) return held;
  const { order, user } = held;
  const { now } = context;
  const key = `console:${user.merchant_id}:${input.refund_key}`;
  const attempt = await attemptOfOrder(tx, order.id);
  const left = attempt ? attempt.amount - attempt.refunded : 0;
  let refund = await refundByKey(tx, key);
  if (!refund) {
    if (!attempt || left === 0) return fail('nothing_to_refund');
    const cents = input.amount === undefined ? left : (parseCents(input.amount) ?? 0);
    if (cents <= 0 || cents > left) return fail('refund_too_large', { most: formatCents(left), sign: '$' });
    const reason = input.reason.trim();
    refund = await wantRefund(tx, { attempt, orderId: order.id, cents, reason, who: user.name, key, now });
    if (!refund) return fail('nothing_to_refund');
    await audit(tx, {
      merchantId: order.merchant_id,
      consoleUserId: user.id,
      action: 'order.refunded',
      subject: order.ref,
      details: { cents, reason },
      now,
    });
    tx.emit({ type: 'order', order_id: order.ref, nstatus: order.status, merchant_id: order.merchant_id });
  }
  const after = (await findByRef(tx, order.ref)) ?? order;
  return answer({
    order: boardOrderView(after, await linesOf(tx, [order.id])),
    refund: { id: refund.id, amount: formatCents(refund.cents), state: refund.state },
  });
});

import { fail } from '@servery/domain/failure';
import { isInDoubt } from '@servery/domain/payments/attempt';
import { sellingAt, tillOf } from '#actions/customer/till/staff-of-venue';
import type { Caller } from '#callers/caller';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import type { OrderingParts } from '#ordering/parts';
import { submitIn } from '#ordering/submit';
import { keepTakenBy } from '#ordering/terminal-tender';
import { readSubmission } from '#payments/submission';
import { findBySubmitKey, ordersById } from '#stores/orders';
import { type AttemptRecord, findAttempt } from '#stores/payments';
import { makeTender } from '#stores/tenders';
import { terminalPayment } from '#stores/terminal-payments';

type By = { caller: Caller; parts: OrderingParts };

/** The sale as the till submitted it, with its cart locked before its payment, as wherever both are. */
async function placed(tx: Tx, attempt: AttemptRecord, { caller, parts }: By) {
  const kept = readSubmission(attempt.submission);
  if (!kept) return fail('no_payment');
  const input = { ...kept.input, preorder: 1 as const };
  const submission = { input, caller, parts, cardType: attempt.card_type, setAside: attempt };
  const done = await submitIn(tx, submission);
  if (!done.ok) return fail('not_set_aside');
  const order = await findBySubmitKey(tx, attempt.submit_key);
  return order ? { ok: true as const, order } : fail('no_payment');
}

/**
 * The pinpad has lost its line: the sale is placed unpaid, and the till is free. What the pinpad took pays the order once
 * that is known; what it did not take is left to pay.
 */
export const tillSetAside = writeAction(
  'TillOrder.set_aside',
  ['payments', 'log', 'countsTries'],
  async (tx, input, { caller, ...parts }) => {
    const till = await tillOf(tx, caller);
    if (!till.ok) return till;
    const held = await sellingAt(tx, till, caller);
    if (!held.ok) return held;
    const payment = await terminalPayment(tx, input.session_id);
    const attempt = payment && (await findAttempt(tx, payment.attempt_id));
    // Nobody else's is found: not even by another till.
    if (attempt?.session_id !== till.session.id) return fail('no_payment');
    if (attempt.purpose === 'order' && isInDoubt(attempt.state)) {
      const done = await placed(tx, attempt, { caller, parts });
      if (!done.ok) return done;
      const { id: orderId, ref: order_id, number: pos_order_id } = done.order;
      const { now } = caller;
      await makeTender(tx, attempt.id, { orderId, submission: keepTakenBy(held.who), now });
      return answer({ order_id, pos_order_id });
    }
    // It is known by now, or its order was placed before.
    const order = (await ordersById(tx, [attempt.order_id ?? 0])).get(attempt.order_id ?? 0);
    return answer({ order_id: order?.ref ?? '', pos_order_id: order?.number ?? '' });
  },
);

import type { CallInput } from '@servery/contract/registry';
import type { Caller } from '#callers/caller';
import { note } from '#callers/note';
import type { Tx } from '#db/database';
import { refundByHand } from '#ordering/hand-back';
import { refundableByHand } from '#queries/till-order';
import { counterRefundByKey } from '#stores/counter-refunds';
import { lockToPay } from '#stores/tenders';

import { formatCents, parseCents } from '@servery/domain/money';
import { leftToRefund, refundCents } from '@servery/domain/payments/refund';
import { type Held, orderOfVenue } from '#actions/console/move-order';
import { writeAction } from '#http/action';
import { fail } from '@servery/domain/failure';
import { answer } from '#http/answer';
import { findByRef, type OrderRecord } from '#stores/orders';
import { boardOrderOf } from '#queries/board-order';
import { attemptOfOrder } from '#stores/payments';
import { wantRefund } from '#ordering/refund-order';
import { refundByKey, type RefundRecord } from '#stores/refunds';

/** A key belongs to one refund: said again for another order or another amount, it is a mistake. */
const isSame = (refund: RefundRecord, orderId: number, amount: string | undefined): boolean =>
  refund.order_id === orderId && (amount === undefined || parseCents(amount) === refund.cents);

type Given = { id: number; cents: number };

const answerFor = async (tx: Tx, order: OrderRecord, { id, cents }: Given) =>
  answer({
    order: await boardOrderOf(tx, (await findByRef(tx, order.ref)) ?? order),
    refund: { id: `hand-${id}`, amount: formatCents(cents), state: 'done' },
  });

type By = { held: Pick<Held, 'order' | 'user'>; caller: Caller; key: string };

/** What was taken by hand goes back by hand: whoever asks for it has handed it over. */
async function handBackAt(tx: Tx, input: CallInput<'ConsoleOrder.refund'>, { held, caller, key }: By) {
  const { user } = held;
  const order = await lockToPay(tx, held.order.id);
  const left = await refundableByHand(tx, order.id);
  if (!left) return fail('nothing_to_refund');
  const { kind, most } = left;
  const cents = input.amount === undefined ? most : (parseCents(input.amount) ?? 0);
  if (cents <= 0 || cents > most) return fail('refund_too_large', { most: formatCents(most), sign: '$' });
  const reason = input.reason.trim();
  const given = { kind, cents, reason, given_by: user.name, person_id: user.personId };
  await refundByHand(tx, order, { ...given, refund_key: key, created_at: caller.now });
  await note(tx, caller, { action: 'order.refunded', subject: order.ref, details: { kind, cents, reason } });
  tx.emit({ type: 'order', order_id: order.ref, nstatus: order.status, venue_id: order.venue_id });
  const made = await counterRefundByKey(tx, key);
  return made ? answerFor(tx, order, made) : fail('nothing_to_refund');
}

export const consoleRefund = writeAction('ConsoleOrder.refund', async (tx, input, caller) => {
  const held = await orderOfVenue(tx, caller, input.order_id);
  if (!held.ok) return held;
  const { order, user } = held;
  const { now } = caller;
  const key = `console:${user.venueId}:${input.refund_key}`;
  const inHand = await counterRefundByKey(tx, key);
  if (inHand) return inHand.order_id === order.id ? answerFor(tx, order, inHand) : fail('refund_key_used');
  let refund = await refundByKey(tx, key);
  if (refund && !isSame(refund, order.id, input.amount)) return fail('refund_key_used');
  if (!refund) {
    const attempt = await attemptOfOrder(tx, order.id);
    if (!attempt || leftToRefund(attempt) === 0) return handBackAt(tx, input, { held, caller, key });
    const cents = refundCents(attempt, input.amount);
    if (cents === 'nothing_to_refund') return fail('nothing_to_refund');
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

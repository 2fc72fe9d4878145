import { isOurs } from '@servery/domain/payments/methods';
import { isSentByLink, leftToRefund } from '@servery/domain/payments/refund';
import { tellOfOrder } from '#webhooks/tell';
import type { Tx } from '#db/database';
import { offerRefundLink } from '#ordering/offer-refund-link';
import { giveBackToGift } from '#ordering/spend-gift';
import { addPaymentJob, addRefundJob, addToOutbox } from '#stores/jobs';
import { giveToBalance } from '#stores/ledger';
import { ordersById } from '#stores/orders';
import { newPaymentId } from '#stores/payment-ids';
import { type AttemptRecord, findAttempt, lockAttempt, moveAttempt, paidAttempts } from '#stores/payments';
import { addRefund, countRefund, endRefund, type RefundRecord } from '#stores/refunds';

type Wanted = {
  attempt: AttemptRecord;
  orderId: number;
  cents: number;
  reason: string;
  /** Whether the customer reads it. */
  reasonShared: boolean;
  who: string;
  /** The same wish said twice is one refund. */
  key: string;
  now: number;
  /** The edit that made the order cost less. */
  editId?: number | undefined;
};

/** Writes down that money has to go back; the provider is asked afterwards. Nothing if it is more than there is. */
export async function wantRefund(tx: Tx, wanted: Wanted): Promise<RefundRecord | undefined> {
  const attempt = await lockAttempt(tx, wanted.attempt.id);
  if (!attempt || wanted.cents <= 0 || wanted.cents > leftToRefund(attempt)) return undefined;
  await countRefund(tx, { ...wanted, attemptId: attempt.id });
  const { orderId, cents, reason, reasonShared, who, key, now } = wanted;
  const ours = isOurs(attempt.method);
  const row: RefundRecord = {
    id: newPaymentId(attempt.venue_id),
    refund_key: key,
    venue_id: attempt.venue_id,
    attempt_id: attempt.id,
    order_id: orderId,
    cents,
    reason,
    who,
    state: ours ? 'done' : 'wanted',
    reference: '',
    problem: '',
    checks: 0,
    round: 0,
    reason_shared: reasonShared ? 1 : 0,
    claim_url: '',
    edit_id: wanted.editId ?? null,
    created_at: now,
    updated_at: now,
  };
  await addRefund(tx, row);
  if (!ours) {
    await addRefundJob(tx, row.id, now);
    return row;
  }
  if (attempt.method === 'GIFT')
    await giveBackToGift(tx, {
      attemptId: attempt.id,
      venueId: attempt.venue_id,
      orderId,
      cents,
      refundId: row.id,
      now,
    });
  else if (attempt.customer_id !== null)
    await giveToBalance(tx, { customerId: attempt.customer_id, orderId, cents, memo: 'Refund', now });
  await notifyRefunded(tx, row, { canMail: true, now });
  return row;
}

/** An order that is cancelled gives back what was paid for it: what is only held is released, the rest is refunded. */
export async function refundCancelled(
  tx: Tx,
  orderId: number,
  cancelled: { reason: string; who: string; now: number },
): Promise<void> {
  for (const attempt of await paidAttempts(tx, orderId))
    await giveBack(tx, attempt, { orderId, ...cancelled });
}

type Cancelled = { orderId: number; reason: string; who: string; now: number };

async function giveBack(tx: Tx, attempt: AttemptRecord, of: Cancelled): Promise<void> {
  const { orderId, ...cancelled } = of;
  const left = leftToRefund(attempt);
  if (left === 0) return;
  const wanted = {
    attempt,
    orderId,
    cents: left,
    reasonShared: true,
    key: `${CANCELLED}${attempt.id}`,
    ...cancelled,
  };
  const released =
    attempt.refunded === 0 &&
    (await moveAttempt(tx, attempt.id, { event: 'cancelled', now: cancelled.now, detail: cancelled.reason }));
  if (!released) {
    await wantRefund(tx, wanted);
    return;
  }
  await countRefund(tx, { ...wanted, attemptId: attempt.id });
  await addPaymentJob(tx, attempt.id, cancelled.now);
}

/** The mail that says that the order was cancelled or changed speaks of its money already, unless that has to be fetched. */
const CANCELLED = 'cancelled:';

const isNotifiedAlready = (refund: RefundRecord, method: string): boolean =>
  (refund.refund_key.startsWith(CANCELLED) || refund.edit_id !== null) && !isSentByLink(method);

/** The money has gone back: whoever has the order before them sees it, and the customer is told once. */
async function notifyRefunded(
  tx: Tx,
  refund: RefundRecord,
  { canMail, now }: { canMail: boolean; now: number },
): Promise<void> {
  const order = (await ordersById(tx, [refund.order_id])).get(refund.order_id);
  if (!order) return;
  const { venue_id: venueId, contact_email: email } = order;
  tx.emit({ type: 'order', order_id: order.ref, nstatus: order.status, venue_id: venueId });
  await tellOfOrder(tx, order, { event: 'order.refunded', now });
  const paid = await findAttempt(tx, refund.attempt_id);
  if (!paid) return;
  const { method, account_id } = paid;
  if (refund.claim_url !== '' && (email === '' || !canMail)) {
    await offerRefundLink(tx, { ...refundLinkOf(refund, method), account_id }, { email: '', now });
    return;
  }
  if (email === '' || isNotifiedAlready(refund, method)) return;
  const payload = { template: 'order-refunded', order: order.ref, refund: refund.id };
  await addToOutbox(tx, { venueId, kind: 'mail', payload, now });
}

const refundLinkOf = (refund: RefundRecord, method: string) => ({
  url: refund.claim_url,
  venue_id: refund.venue_id,
  method,
  reference: refund.reference,
  cents: refund.cents,
  attempt_id: refund.attempt_id,
  refund_id: refund.id,
  order_id: refund.order_id,
});

type RefundEnd =
  | { state: 'done'; reference: string; claimUrl: string; canMail: boolean }
  | { state: 'open'; problem: string };

export async function settleRefund(
  tx: Tx,
  refund: RefundRecord,
  end: RefundEnd & { now: number },
): Promise<void> {
  const { state, now } = end;
  const said =
    end.state === 'done'
      ? { reference: end.reference, claim_url: end.claimUrl, problem: '' }
      : { problem: end.problem.slice(0, 300) };
  if (!(await endRefund(tx, refund.id, { state, updated_at: now, ...said }))) return;
  if (end.state === 'done') await notifyRefunded(tx, { ...refund, ...said }, end);
  else tx.emit({ type: 'cases', venue_id: refund.venue_id });
}

import { paymentFlow } from '@servery/domain/payments/methods';
import { isSentByLink, leftToRefund } from '@servery/domain/payments/refund';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { RefundTable } from '#db/tables/payments';
import { offerRefundLink } from '#stores/refund-links';
import { addPaymentJob, addRefundJob, addToOutbox } from '#stores/jobs';
import { giveToBalance } from '#stores/ledger';
import { attemptOfOrder, type AttemptRecord, lockAttempt, moveAttempt } from '#stores/payments';
import { newPaymentId } from '#stores/payment-ids';

export type RefundRecord = Selectable<RefundTable>;
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
};

async function countRefund(tx: Tx, { attempt, orderId, cents }: Wanted): Promise<void> {
  await tx.q
    .updateTable('payment_attempt')
    .set((row) => ({ refunded: row('refunded', '+', cents) }))
    .where('id', '=', attempt.id)
    .execute();
  await tx.q
    .updateTable('orders')
    .set((row) => ({ refunded: row('refunded', '+', cents) }))
    .where('id', '=', orderId)
    .execute();
}

export async function refundByKey(tx: ReadTx, key: string): Promise<RefundRecord | undefined> {
  return tx.q.selectFrom('refund').selectAll().where('refund_key', '=', key).executeTakeFirst();
}

export async function findRefund(tx: ReadTx, id: string): Promise<RefundRecord | undefined> {
  return tx.q.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Writes down that money has to go back; the provider is asked afterwards. Nothing if it is more than there is. */
export async function wantRefund(tx: Tx, wanted: Wanted): Promise<RefundRecord | undefined> {
  const attempt = await lockAttempt(tx, wanted.attempt.id);
  if (!attempt || wanted.cents <= 0 || wanted.cents > leftToRefund(attempt)) return undefined;
  await countRefund(tx, wanted);
  const { orderId, cents, reason, reasonShared, who, key, now } = wanted;
  const ours = paymentFlow(attempt.method) === 'balance';
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
    created_at: now,
    updated_at: now,
  };
  await tx.q.insertInto('refund').values(row).execute();
  if (!ours) {
    await addRefundJob(tx, row.id, now);
    return row;
  }
  if (attempt.customer_id !== null)
    await giveToBalance(tx, { customerId: attempt.customer_id, orderId, cents, memo: 'Refund', now });
  await tellRefunded(tx, row, { canMail: true, now });
  return row;
}

/** An order that is cancelled gives back what was paid for it: what is only held is released, the rest is refunded. */
export async function giveMoneyBack(
  tx: Tx,
  orderId: number,
  cancelled: { reason: string; who: string; now: number },
): Promise<void> {
  const attempt = await attemptOfOrder(tx, orderId);
  const left = attempt ? leftToRefund(attempt) : 0;
  if (!attempt || left === 0) return;
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
  await countRefund(tx, wanted);
  await addPaymentJob(tx, attempt.id, cancelled.now);
}

/** The mail that says that the order was cancelled speaks of its money already, unless that has to be fetched. */
const CANCELLED = 'cancelled:';

const isToldAlready = ({ refund_key: key }: RefundRecord, method: string): boolean =>
  key.startsWith(CANCELLED) && !isSentByLink(method);

/** The money has gone back: whoever has the order before them sees it, and the customer is told once. */
async function tellRefunded(
  tx: Tx,
  refund: RefundRecord,
  { canMail, now }: { canMail: boolean; now: number },
): Promise<void> {
  const order = await tx.q
    .selectFrom('orders')
    .select(['ref', 'status', 'venue_id', 'contact_email', 'payment_method'])
    .where('id', '=', refund.order_id)
    .executeTakeFirstOrThrow();
  const { venue_id: venueId, payment_method: method, contact_email: email } = order;
  tx.emit({ type: 'order', order_id: order.ref, nstatus: order.status, venue_id: venueId });
  if (refund.claim_url !== '' && (email === '' || !canMail)) {
    await offerRefundLink(tx, refundLinkOf(refund, method), { email: '', now });
    return;
  }
  if (email === '' || isToldAlready(refund, method)) return;
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
  const result = await tx.q
    .updateTable('refund')
    .set({ state, updated_at: now, ...said })
    .where('id', '=', refund.id)
    .where('state', '=', 'wanted')
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return;
  if (end.state === 'done') await tellRefunded(tx, { ...refund, ...said }, end);
  else tx.emit({ type: 'cases', venue_id: refund.venue_id });
}

/** A provider does not look twice at a key that it has refused. */
export async function nextRound(tx: Tx, id: string): Promise<void> {
  await tx.q
    .updateTable('refund')
    .set((row) => ({ round: row('round', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Somebody has looked into it, and wants the provider to be asked once more. */
export async function askAgain(
  tx: Tx,
  id: string,
  at: { from: 'open' | 'done'; newKey: boolean; now: number },
): Promise<boolean> {
  const refund = await moveRefund(tx, id, { from: at.from, to: 'wanted', now: at.now });
  if (!refund) return false;
  if (at.newKey) await nextRound(tx, id);
  await addRefundJob(tx, id, at.now);
  return true;
}

export async function moveRefund(
  tx: Tx,
  id: string,
  move: { from: RefundRecord['state']; to: RefundRecord['state']; now: number },
): Promise<RefundRecord | undefined> {
  const moved = await tx.q
    .updateTable('refund')
    .set({ state: move.to, problem: '', checks: 0, updated_at: move.now })
    .where('id', '=', id)
    .where('state', '=', move.from)
    .returningAll()
    .executeTakeFirst();
  if (moved) tx.emit({ type: 'cases', venue_id: moved.venue_id });
  return moved;
}

export async function openRefunds(tx: ReadTx, venueId: number): Promise<RefundRecord[]> {
  return tx.q
    .selectFrom('refund')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('state', '=', 'open')
    .orderBy('updated_at', 'desc')
    .limit(200)
    .execute();
}

export async function refundsOfOrder(tx: ReadTx, orderId: number): Promise<RefundRecord[]> {
  return tx.q
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

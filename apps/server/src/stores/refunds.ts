import { randomUUID } from 'node:crypto';
import { paymentWay } from '@servery/domain/payments/methods';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { RefundTable } from '#db/tables/payments';
import { addPaymentJob, addRefundJob } from '#stores/jobs';
import { giveToBalance } from '#stores/ledger';
import { ASKED, attemptOfOrder, type AttemptRecord, lockAttempt, moveAttempt } from '#stores/payments';

export type RefundRecord = Selectable<RefundTable>;
type Wanted = {
  attempt: AttemptRecord;
  orderId: number;
  cents: number;
  reason: string;
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
  if (!attempt || wanted.cents <= 0 || wanted.cents > attempt.amount - attempt.refunded) return undefined;
  await countRefund(tx, wanted);
  const { orderId, cents, reason, who, key, now } = wanted;
  const ours = paymentWay(attempt.method) === 'balance';
  const row: RefundRecord = {
    id: randomUUID(),
    refund_key: key,
    merchant_id: attempt.merchant_id,
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
    created_at: now,
    updated_at: now,
  };
  await tx.q.insertInto('refund').values(row).execute();
  if (!ours) await addRefundJob(tx, row.id, now);
  else if (attempt.customer_id !== null)
    await giveToBalance(tx, { customerId: attempt.customer_id, orderId, cents, memo: 'Refund', now });
  return row;
}

/** An order that is withdrawn gives back what was paid for it: what is only held is released, the rest is refunded. */
export async function giveMoneyBack(
  tx: Tx,
  orderId: number,
  withdrawn: { reason: string; now: number },
): Promise<void> {
  const attempt = await attemptOfOrder(tx, orderId);
  const left = attempt ? attempt.amount - attempt.refunded : 0;
  if (!attempt || left === 0) return;
  const wanted = {
    attempt,
    orderId,
    cents: left,
    who: '',
    key: `withdrawn:${attempt.id}`,
    ...withdrawn,
  };
  const released =
    attempt.refunded === 0 &&
    (await moveAttempt(tx, attempt.id, { event: 'withdrawn', now: withdrawn.now, detail: withdrawn.reason }));
  if (!released) {
    await wantRefund(tx, wanted);
    return;
  }
  await countRefund(tx, wanted);
  await addPaymentJob(tx, attempt.id, withdrawn.now);
}

export async function settleRefund(
  tx: Tx,
  refund: RefundRecord,
  end: { state: 'done' | 'open'; reference: string; problem: string; now: number },
): Promise<void> {
  const { now, ...set } = end;
  await tx.q
    .updateTable('refund')
    .set({ ...set, updated_at: now })
    .where('id', '=', refund.id)
    .where('state', '=', 'wanted')
    .execute();
}

export async function refundLater(
  tx: Tx,
  refund: RefundRecord,
  later: { waitMs: number; problem: string; refused: boolean; now: number },
): Promise<void> {
  await tx.q
    .updateTable('refund')
    .set((row) => ({
      checks: row('checks', '+', 1),
      round: row('round', '+', later.refused ? 1 : 0),
      problem: later.problem.slice(0, 300),
    }))
    .where('id', '=', refund.id)
    .execute();
  await addRefundJob(tx, refund.id, later.now + later.waitMs);
}

export async function openRefunds(tx: ReadTx, merchantId: number): Promise<RefundRecord[]> {
  return tx.q
    .selectFrom('refund')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'open')
    .orderBy('updated_at', 'desc')
    .limit(200)
    .execute();
}

export async function closeRefund(tx: Tx, id: string, at: { merchantId: number; now: number }) {
  const result = await tx.q
    .updateTable('refund')
    .set({ state: 'closed', updated_at: at.now })
    .where('id', '=', id)
    .where('merchant_id', '=', at.merchantId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Only one asks a provider that would take a repeat for a second refund. */
export async function claimRefund(tx: Tx, id: string, now: number): Promise<boolean> {
  const result = await tx.q
    .updateTable('refund')
    .set({ problem: ASKED, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'wanted')
    .where('problem', '!=', ASKED)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

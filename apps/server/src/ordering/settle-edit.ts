import { fail, type Failure } from '@servery/domain/failure';
import type { BackPart } from '@servery/domain/order-edit/settle';
import { counterKinds, type CounterKind } from '@servery/domain/payments/tender';
import type { ReadTx, Tx } from '#db/database';
import { handBack } from '#ordering/hand-back';
import { wantRefund } from '#ordering/refund-order';
import { takeTender } from '#ordering/take-tender';
import type { OrderRecord } from '#stores/orders';
import { findAttempt } from '#stores/payments';
import { tendersOfOrder } from '#stores/tenders';

type Settling = {
  order: OrderRecord;
  editId: number;
  /** What the customer reads. */
  reason: string;
  who: string;
  now: number;
};

const isCounterKind = (kind: string): kind is CounterKind =>
  (counterKinds as readonly string[]).includes(kind);

/** As it was last taken by hand; what was paid outside of this system is given back there. */
export async function handKind(tx: ReadTx, orderId: number): Promise<CounterKind> {
  const byHand = (await tendersOfOrder(tx, orderId)).map(({ kind }) => kind).filter(isCounterKind);
  return byHand.at(-1) ?? 'other';
}

async function giveByHand(
  tx: Tx,
  cents: number,
  { order, editId, reason, who, now }: Settling,
): Promise<void> {
  const kind = await handKind(tx, order.id);
  await handBack(tx, order, {
    refund_key: `edit:${editId}`,
    kind,
    cents,
    reason,
    given_by: who,
    person_id: null,
    edit_id: editId,
    created_at: now,
  });
}

/** What the order costs less goes back by whom it came: once, as each part has its key. */
export async function giveBackFor(
  tx: Tx,
  parts: readonly BackPart[],
  settling: Settling,
): Promise<Failure<'nothing_to_refund'> | undefined> {
  const { order, editId, reason, who, now } = settling;
  for (const { attemptId, cents } of parts) {
    if (attemptId === undefined) {
      await giveByHand(tx, cents, settling);
      continue;
    }
    const attempt = await findAttempt(tx, attemptId);
    const key = `edit:${editId}:${attemptId}`;
    const wish = { orderId: order.id, cents, reason, reasonShared: true, who, key, now, editId };
    if (!attempt || !(await wantRefund(tx, { ...wish, attempt }))) return fail('nothing_to_refund');
  }
  return undefined;
}

/** What it costs more, from the balance of the member whose order it is. */
export async function takeFromMember(
  tx: Tx,
  order: OrderRecord,
  by: { brandCode: string; key: string; takenBy: string; sessionId: number; now: number },
): Promise<Failure<'no_member' | 'balance_short' | 'edit_paying'> | undefined> {
  if (order.customer_id === null) return fail('no_member');
  const taken = await takeTender(tx, {
    ...by,
    kind: 'balance',
    orderId: order.id,
    memberId: order.customer_id,
  });
  if (taken.ok || taken.code === 'already_paid') return undefined;
  return taken.code === 'no_member' || taken.code === 'balance_short'
    ? { ...taken, code: taken.code }
    : fail('edit_paying');
}

import { fail } from '@servery/domain/failure';
import { formatCents, parseCents } from '@servery/domain/money';
import type { TenderKind } from '@servery/domain/payments/tender';
import { orderAtTill, sellingAt } from '#actions/customer/till/staff-of-venue';
import { noteAtTill } from '#callers/till-operator';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { handBack } from '#ordering/hand-back';
import { wantRefund } from '#ordering/refund-order';
import { refundableAtTill, shownAtTill } from '#queries/till-order';
import { tellOfOrder } from '#webhooks/tell';
import { counterRefundByKey } from '#stores/counter-refunds';
import type { OrderRecord } from '#stores/orders';
import { paidAttempts } from '#stores/payments';
import { nextRound, refundByKey } from '#stores/refunds';
import { lockToPay } from '#stores/tenders';

type Refund = {
  order: OrderRecord;
  kind: TenderKind;
  cents: number;
  reason: string;
  key: string;
  who: string;
  personId: number | null;
  now: number;
};

async function giveByHand(tx: Tx, refund: Refund): Promise<void> {
  const { order, kind, cents, reason, key, who, personId, now } = refund;
  await handBack(tx, order, {
    refund_key: key,
    kind,
    cents,
    reason,
    given_by: who,
    person_id: personId,
    edit_id: null,
    created_at: now,
  });
  await tellOfOrder(tx, { ...order, refunded: order.refunded + cents }, { event: 'order.refunded', now });
}

const METHODS: Readonly<Partial<Record<TenderKind, string>>> = {
  eftpos: 'eftpos',
  balance: 'BALANCE',
  gift: 'GIFT',
};

/** To where it came from; who asks for it at the till has the card there, so that the pinpad is asked at once. */
async function giveByProvider(tx: Tx, refund: Refund): Promise<boolean> {
  const { order, kind, cents, reason, key, who, now } = refund;
  const paid = await paidAttempts(tx, order.id);
  const attempt = paid.find(({ method }) => method === METHODS[kind]);
  if (!attempt) return false;
  const wanted = { attempt, orderId: order.id, cents, reason, reasonShared: false, who, key, now };
  const row = await wantRefund(tx, wanted);
  if (row && kind === 'eftpos') await nextRound(tx, row.id);
  return row !== undefined;
}

/** Money that goes back at the counter: once, by one person, and written down. */
export const tillRefund = writeAction('TillOrder.refund', async (tx, input, caller) => {
  const at = await orderAtTill(tx, caller, input.order_id);
  if (!at.ok) return at;
  const held = await sellingAt(tx, at, caller);
  if (!held.ok) return held;
  const { who, person, venueId } = held;
  const { now } = caller;
  const order = await lockToPay(tx, held.order.id);
  const key = `till:${venueId}:${input.refund_key}`;
  const before = (await counterRefundByKey(tx, key)) ?? (await refundByKey(tx, key));
  if (before)
    return before.order_id === order.id ? answer(await shownAtTill(tx, order.id)) : fail('refund_key_used');
  const { tender: kind, reason } = input;
  const most = (await refundableAtTill(tx, order.id)).find((each) => each.kind === kind)?.most ?? 0;
  if (most === 0) return fail('nothing_to_refund');
  const cents = input.amount === undefined ? most : (parseCents(input.amount) ?? 0);
  if (cents <= 0 || cents > most) return fail('refund_too_large', { most: formatCents(most), sign: '$' });
  const refund = { order, kind, cents, reason: reason.trim(), key, who, personId: person?.id ?? null, now };
  if (METHODS[kind] === undefined) await giveByHand(tx, refund);
  else if (!(await giveByProvider(tx, refund))) return fail('nothing_to_refund');
  const deed = { action: 'till.refund', subject: order.ref, details: { kind, cents } } as const;
  await noteAtTill(tx, { venueId, person, now }, deed);
  tx.emit({ type: 'order', order_id: order.ref, nstatus: order.status, venue_id: order.venue_id });
  return answer(await shownAtTill(tx, order.id));
});

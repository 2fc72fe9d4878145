import type { CallInput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { formatCents, parseCents } from '@servery/domain/money';
import type { TenderKind } from '@servery/domain/payments/tender';
import { approverAt } from '#actions/customer/till/approve';
import { orderAtTill, sellingAt, tillOf } from '#actions/customer/till/staff-of-venue';
import type { Caller } from '#callers/caller';
import { noteAtTill, type Operator } from '#callers/till-operator';
import type { ReadTx, Tx } from '#db/database';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { refundByHand } from '#ordering/hand-back';
import { wantRefund } from '#ordering/refund-order';
import { refundableAtTill, shownAtTill } from '#queries/till-order';
import { counterRefundByKey } from '#stores/counter-refunds';
import type { OrderRecord } from '#stores/orders';
import { paidAttempts } from '#stores/payments';
import { nextRound, refundByKey } from '#stores/refunds';
import { teamMemberAt } from '#stores/team';
import { lockToPay } from '#stores/tenders';
import { t } from '#views/texts';

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

const giveByHand = (tx: Tx, { order, kind, cents, reason, key, who, personId, now }: Refund): Promise<void> =>
  refundByHand(tx, order, {
    refund_key: key,
    kind,
    cents,
    reason,
    given_by: who,
    person_id: personId,
    created_at: now,
  });

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

/** A till that asks for no PIN gives back by itself; somebody on it may where their role refunds orders. */
async function mayRefund(tx: ReadTx, venueId: number, person: Operator | undefined): Promise<boolean> {
  return !person || (await teamMemberAt(tx, person.id, venueId))?.can.has('refund_orders') === true;
}

type By = { caller: Caller; approver: Operator | undefined };

async function refund(tx: Tx, input: CallInput<'TillOrder.refund'>, { caller, approver }: By) {
  const at = await orderAtTill(tx, caller, input.order_id);
  if (!at.ok) return at;
  const held = await sellingAt(tx, at, caller);
  if (!held.ok) return held;
  const { person, venueId } = held;
  const { now } = caller;
  const order = await lockToPay(tx, held.order.id);
  const key = `till:${venueId}:${input.refund_key}`;
  const before = (await counterRefundByKey(tx, key)) ?? (await refundByKey(tx, key));
  if (before)
    return before.order_id === order.id ? answer(await shownAtTill(tx, order.id)) : fail('refund_key_used');
  if (!approver && !(await mayRefund(tx, venueId, person))) return fail('manager_needed');
  const { tender: kind, reason } = input;
  const most = (await refundableAtTill(tx, order.id)).find((each) => each.kind === kind)?.most ?? 0;
  if (most === 0) return fail('nothing_to_refund');
  const cents = input.amount === undefined ? most : (parseCents(input.amount) ?? 0);
  if (cents <= 0 || cents > most) return fail('refund_too_large', { most: formatCents(most), sign: '$' });
  const who = approver ? t.approvedBy({ who: held.who, approver: approver.name }) : held.who;
  const wanted = { order, kind, cents, reason: reason.trim(), key, who, personId: person?.id ?? null, now };
  if (METHODS[kind] === undefined) await giveByHand(tx, wanted);
  else if (!(await giveByProvider(tx, wanted))) return fail('nothing_to_refund');
  const of = { subject: order.ref, details: { kind, cents } };
  await noteAtTill(tx, { venueId, person, now }, { action: 'till.refund', ...of });
  await noteAtTill(tx, { venueId, person: approver, now }, { action: 'till.refund_approved', ...of });
  tx.emit({ type: 'order', order_id: order.ref, nstatus: order.status, venue_id: order.venue_id });
  return answer(await shownAtTill(tx, order.id));
}

/** Money that goes back at the counter: once, by one person whose role may or with a manager's PIN, and written down. */
export const tillRefund = ownAction('TillOrder.refund', async (db, input, caller) => {
  if (input.pin === undefined) return db.write((tx) => refund(tx, input, { caller, approver: undefined }));
  const till = await db.read((tx) => tillOf(tx, caller));
  if (!till.ok) return till;
  const approver = await approverAt(db, input.pin, { till, caller, permission: 'refund_orders' });
  if (!approver.ok) return approver;
  return db.write((tx) => refund(tx, input, { caller, approver: approver.person }));
});

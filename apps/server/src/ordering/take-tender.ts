import { fail, type Failure } from '@servery/domain/failure';
import type { FailureCode } from '@servery/domain/messages/failures';
import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { formatCents } from '@servery/domain/money';
import {
  leftToPay,
  type CounterKind,
  type TenderKind,
  type TenderPart,
  tenderPart,
  type TenderResult,
  type TenderWish,
} from '@servery/domain/payments/tender';
import { noteAtTill } from '#callers/till-operator';
import type { ReadTx, Tx } from '#db/database';
import { takeBalanceWord } from '#ordering/balance-word';
import { type GiftProblem, payableByGift, spendGift } from '#ordering/spend-gift';
import type { OrderRecord } from '#stores/orders';
import { doubtOfOrder, insertAttempt } from '#stores/payments';
import { canPay } from '#stores/ledger';
import { findCustomer, MEMBER_STATUSES } from '#stores/people';
import { lastOperator } from '#stores/till-people';
import { countTender, insertTender, lockToPay } from '#stores/tenders';
import { spendBalance } from '#topups/auto-topup';

export type Tender = TenderWish & {
  orderId: number;
  /** Of one payment each: sent again after a lost answer, it is the same one. */
  key: string;
  /** Whose balance pays, where somebody who may has said so; at a till it is the member's own word. */
  memberId?: number | undefined;
  balanceWord?: string | undefined;
  /** The gift voucher that pays. */
  giftId?: string | undefined;
  takenBy: string;
  sessionId: number;
  now: number;
};

export const tenderFailure = ({ code, left }: Extract<TenderResult, { ok: false }>) =>
  fail(code, { left: formatCents(left), sign: '$' });

/** Whether somebody has an account of the brand that they order for themselves with. */
export async function isMemberOf(tx: ReadTx, memberId: number, brandCode: string): Promise<boolean> {
  const member = await findCustomer(tx, memberId);
  return (
    member?.brand_code === brandCode && member.closed_at === null && MEMBER_STATUSES.includes(member.status)
  );
}

/** A member of the venue's brand who has so much on the balance; it stays so until the transaction ends. */
export async function memberProblem(
  tx: Tx,
  paying: { memberId: number; brandCode: string; cents: number },
): Promise<Failure<'no_member' | 'balance_short'> | undefined> {
  const { memberId, brandCode, cents } = paying;
  if (!(await isMemberOf(tx, memberId, brandCode))) return fail('no_member');
  if (!(await canPay(tx, memberId, cents)))
    return fail('balance_short', { text: checkoutTexts.insufficientBalance });
  return undefined;
}

/** Both entries of the ledger, and a payment that a refund can find. */
async function spend(tx: Tx, order: OrderRecord, tender: Tender & { cents: number }): Promise<string> {
  const { memberId = 0, cents, now } = tender;
  const attempt = await insertAttempt(
    tx,
    {
      venue_id: order.venue_id,
      account_id: null,
      submit_key: tender.key,
      session_id: tender.sessionId,
      cart_id: 0,
      customer_id: memberId,
      method: 'BALANCE',
      amount: cents,
      card_type: '',
      submission: '',
      cart_print: '',
      contact_email: '',
      purpose: 'tender',
    },
    { state: 'captured', orderId: order.id, now },
  );
  const memo = `Order ${order.number}`;
  await spendBalance(tx, {
    venueId: order.venue_id,
    customerId: memberId,
    orderId: order.id,
    cents,
    memo,
    now,
  });
  return attempt.id;
}

/** Writes down a part whose money is there. Asked for with the order's row locked. */
export async function keepPart(
  tx: Tx,
  order: OrderRecord,
  kept: Pick<Tender, 'key' | 'takenBy' | 'sessionId' | 'now'> & {
    part: TenderPart;
    attemptId: string | null;
  },
): Promise<void> {
  const { part, key, takenBy, sessionId, attemptId, now } = kept;
  await countTender(tx, order, part);
  const row = {
    venue_id: order.venue_id,
    order_id: order.id,
    tender_key: key,
    kind: part.kind,
    cents: part.cents,
    received: part.received,
    change_given: part.change,
    rounding: part.rounding,
    attempt_id: attemptId,
    taken_by: takenBy,
    created_at: now,
  };
  await insertTender(tx, row, sessionId);
  const { venue_id: venueId, ref: subject } = order;
  const person = await lastOperator(tx, sessionId);
  const details = { kind: part.kind, cents: part.cents };
  await noteAtTill(tx, { venueId, person, now }, { action: 'till.payment', subject, details });
  tx.emit({ type: 'order', order_id: order.ref, nstatus: order.status, venue_id: order.venue_id });
}

/** A part of what is left of an order, or why it cannot be paid so. Its row is locked from here on. */
export async function partOfOrder(
  tx: Tx,
  wish: TenderWish & { orderId: number },
): Promise<{ ok: true; order: OrderRecord; part: TenderPart } | Failure<NotLeft>> {
  const order = await lockToPay(tx, wish.orderId);
  const left = leftToPay(order);
  if (left <= 0) return fail('already_paid');
  // Until the pinpad has said what became of its part, nobody knows what is left.
  if (await doubtOfOrder(tx, order.id)) return fail('payment_unknown');
  const taken = tenderPart(left, wish);
  return taken.ok ? { ok: true, order, part: taken.part } : tenderFailure(taken);
}

type InHand = Tender & { kind: CounterKind };
type FromBalance = Tender & { kind: 'balance'; brandCode: string };
type Taken<Code extends FailureCode> = Promise<{ ok: true; part: TenderPart } | Failure<Code>>;
type NotLeft = 'already_paid' | 'tender_short' | 'tender_too_much' | 'payment_unknown';

/** Money that is handed over: in cash, on a machine of the venue's own, or otherwise. */
export async function takeInHand(tx: Tx, tender: InHand): Taken<NotLeft> {
  const held = await partOfOrder(tx, tender);
  if (!held.ok) return held;
  await keepPart(tx, held.order, { ...tender, part: held.part, attemptId: null });
  return held;
}

async function takeFromBalance(
  tx: Tx,
  tender: FromBalance,
): Taken<NotLeft | 'no_member' | 'balance_short' | 'balance_unconfirmed'> {
  const held = await partOfOrder(tx, tender);
  if (!held.ok) return held;
  const { order, part } = held;
  const { brandCode, sessionId, now, balanceWord: word = '' } = tender;
  const said =
    tender.memberId === undefined ? await takeBalanceWord(tx, { word, sessionId, now }) : undefined;
  if (said?.ok === false) return said;
  const memberId = said?.memberId ?? tender.memberId ?? 0;
  const { cents } = part;
  const problem = await memberProblem(tx, { memberId, brandCode, cents });
  if (problem) return problem;
  const attemptId = await spend(tx, order, { ...tender, memberId, cents });
  await keepPart(tx, order, { ...tender, part, attemptId });
  return held;
}

type FromGift = Tender & { kind: 'gift'; brandCode: string };

/** What the voucher can pay, or as much of it as was said. */
async function takeFromGift(
  tx: Tx,
  tender: FromGift,
): Taken<NotLeft | GiftProblem | 'gift_short' | 'gift_held'> {
  const held = await partOfOrder(tx, tender);
  if (!held.ok) return held;
  const { order } = held;
  const { giftId = '', brandCode, amount, key, sessionId, now } = tender;
  const payable = await payableByGift(tx, { brandCode, giftId, left: held.part.cents, amount, now });
  if (!payable.ok) return payable;
  const { cents } = payable;
  const part: TenderPart = { kind: 'gift', cents, rounding: 0, received: cents, change: 0 };
  const attemptId = await spendGift(tx, order, { giftId, cents, key, sessionId, now });
  await keepPart(tx, order, { ...tender, part, attemptId });
  return { ok: true, part };
}

/** Takes a part of what is left of an order: anything but a card on the pinpad, which is asked outside of a transaction. */
export const takeTender = (
  tx: Tx,
  tender: Tender & { kind: Exclude<TenderKind, 'eftpos'>; brandCode: string },
) => {
  const { kind } = tender;
  if (kind === 'gift') return takeFromGift(tx, { ...tender, kind });
  return kind === 'balance' ? takeFromBalance(tx, { ...tender, kind }) : takeInHand(tx, { ...tender, kind });
};

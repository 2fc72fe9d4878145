import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { CallInput } from '@servery/contract/registry';
import { fail } from '@servery/domain/failure';
import { formatCents, parseCents } from '@servery/domain/money';
import { isCancelled, STATUS_TEXT } from '@servery/domain/orders/status';
import { orderAtTill, sellingAt } from '#actions/customer/till/staff-of-venue';
import type { Caller } from '#callers/caller';
import type { Tx } from '#db/database';
import { ownAction } from '#http/action';
import { answer } from '#http/answer';
import { type Tender, takeTender } from '#ordering/take-tender';
import { askPinpad, beginTerminalTender } from '#ordering/terminal-tender';
import { shownAtTill } from '#queries/till-order';
import type { Payments } from '#payments/payments';
import { onPinpad } from '#queries/on-pinpad';
import { tenderByKey } from '#stores/tenders';

type Input = CallInput<'TillOrder.take_payment'>;

const centsOf = (said: string | undefined) => (said === undefined ? undefined : parseCents(said));

/** What is to be taken, for an order of the till's venue that still can be paid. */
async function tenderFor(tx: Tx, input: Input, caller: Caller) {
  const at = await orderAtTill(tx, caller, input.order_id);
  if (!at.ok) return at;
  const held = await sellingAt(tx, at, caller);
  if (!held.ok) return held;
  const { order, staff, venueId, session, who } = held;
  const tender: Tender = {
    kind: input.tender,
    amount: centsOf(input.amount),
    received: centsOf(input.received),
    balanceWord: input.balance_word,
    giftId: input.gift_id,
    orderId: order.id,
    key: `till:${venueId}:${input.tender_key}`,
    takenBy: who,
    sessionId: session.id,
    now: caller.now,
  };
  const before = await tenderByKey(tx, tender.key);
  if (before && before.order_id !== order.id) return fail('already_paid');
  const status = order.status as OrderStatus;
  if (!before && isCancelled(status))
    return fail('not_allowed_now', { status: STATUS_TEXT[status], nstatus: status });
  return { ok: true as const, tender, before, brandCode: staff.brand_code };
}

/** Everything but the pinpad is done within the transaction. */
async function take(tx: Tx, input: Input, by: { caller: Caller; payments: Payments }) {
  const held = await tenderFor(tx, input, by.caller);
  if (!held.ok) return held;
  const { tender, before, brandCode } = held;
  const { orderId, kind } = tender;
  if (before) return { ok: true as const, orderId, change: before.change_given, begun: undefined };
  if (kind === 'eftpos') {
    const begun = await beginTerminalTender(tx, tender, by);
    return begun.ok ? { ok: true as const, orderId, change: 0, begun } : begun;
  }
  const taken = await takeTender(tx, { ...tender, kind, brandCode });
  return taken.ok ? { ok: true as const, orderId, change: taken.part.change, begun: undefined } : taken;
}

/** Money for an order that is placed: a part of what is left, or all of it. Taken once, by one person, and written down. */
export const tillTakePayment = ownAction(
  'TillOrder.take_payment',
  ['payments', 'log', 'clock'],
  async (db, input, { caller, payments, log, clock }) => {
    const taken = await db.write(
      (tx) => take(tx, input, { caller, payments }),
      (done) => done.ok,
    );
    if (!taken.ok) return taken;
    const { begun, orderId, change } = taken;
    if (begun?.next === 'pay') askPinpad(begun.attempt, { db, payments, log, clock });
    return db.read(async (tx) => {
      const eftpos = begun && (await onPinpad(tx, begun.attempt));
      const shown = await shownAtTill(tx, orderId);
      return answer({ ...shown, change: formatCents(change), ...(eftpos && { eftpos }) });
    });
  },
);

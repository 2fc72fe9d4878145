import { fail, type Failure } from '@servery/domain/failure';
import { isCancelled } from '@servery/domain/orders/status';
import { isInDoubt } from '@servery/domain/payments/attempt';
import { leftToPay, tenderPart } from '@servery/domain/payments/tender';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { z } from 'zod';
import type { Caller } from '#callers/caller';
import type { Database, Tx } from '#db/database';
import type { Log } from '#log';
import { keepPart, partOfOrder, type Tender } from '#ordering/take-tender';
import type { Charge, MoneyInHand } from '#payments/charge';
import { giveUpMoney } from '#payments/give-up-money';
import { lookAfter } from '#payments/look-after';
import { payByTerminal } from '#payments/pay-by-terminal';
import type { Payments } from '#payments/payments';
import { NO_PORTS } from '#payments/ports';
import { prepareSale, readyTerminal } from '#payments/terminal-sale';
import { addPaymentJob } from '#stores/jobs';
import { type AttemptRecord, findAttempt, insertAttempt, lastAttempt, moveAttempt } from '#stores/payments';
import { lockToPay } from '#stores/tenders';

type Begun =
  | { ok: true; attempt: AttemptRecord; next: 'pay' | 'busy' | 'over' }
  | Failure<'already_paid' | 'tender_short' | 'tender_too_much' | 'payment_unknown' | 'payment_unavailable'>;

/** Who took it: by then nobody may stand at the till any more. */
export const keepTakenBy = (taken_by: string): string =>
  JSON.stringify({ taken_by } satisfies z.output<typeof kept>);
const kept = z.object({ taken_by: z.string() });

/** The same key said again: the pinpad is not asked a second time, whatever became of the first. */
function repeated(before: AttemptRecord, orderId: number): Begun {
  if (before.order_id !== orderId) return fail('already_paid');
  return { ok: true, attempt: before, next: isInDoubt(before.state) ? 'busy' : 'over' };
}

/** Written down before the pinpad is asked, so that a part that it takes is never lost. */
export async function beginTerminalTender(
  tx: Tx,
  tender: Tender,
  by: { caller: Caller; payments: Payments },
): Promise<Begun> {
  const before = await lastAttempt(tx, tender.key);
  if (before) return repeated(before, tender.orderId);
  const held = await partOfOrder(tx, { ...tender, kind: 'eftpos' });
  if (!held.ok) return held;
  const { order, part } = held;
  const { now } = tender;
  const screen = await readyTerminal(tx, by.caller, { payments: by.payments, total: part.cents });
  if (!screen.ok) return screen;
  const attempt = await insertAttempt(
    tx,
    {
      venue_id: order.venue_id,
      account_id: null,
      submit_key: tender.key,
      session_id: tender.sessionId,
      cart_id: 0,
      customer_id: null,
      method: 'eftpos',
      amount: part.cents,
      card_type: '',
      submission: keepTakenBy(tender.takenBy),
      cart_print: '',
      contact_email: '',
      purpose: 'tender',
    },
    { state: 'started', orderId: order.id, reference: screen.sessionId, now },
  );
  await prepareSale(tx, attempt, { terminal: screen.terminal, now });
  await lookAfter(tx, attempt, { now, timeoutMs: by.payments.timeoutMs });
  return { ok: true, attempt, next: 'pay' };
}

type Kept = 'kept' | 'moved' | 'not_wanted';

/** The part is written with the move of its payment: either both or none. */
async function keepPaid(tx: Tx, money: MoneyInHand, now: number): Promise<Kept> {
  const { attempt, event, reference, captureReference } = money;
  const order = await lockToPay(tx, attempt.order_id ?? 0);
  const taken = tenderPart(leftToPay(order), { kind: 'eftpos', amount: attempt.amount });
  if (!taken.ok || isCancelled(order.status as OrderStatus)) return 'not_wanted';
  const takenBy = kept.parse(JSON.parse(attempt.submission)).taken_by;
  const set = { reference, capture_reference: captureReference };
  if (!(await moveAttempt(tx, attempt.id, { event, now, set }))) return 'moved';
  await keepPart(tx, order, {
    part: taken.part,
    key: attempt.submit_key,
    takenBy,
    sessionId: attempt.session_id,
    attemptId: attempt.id,
    now,
  });
  if (event === 'placed') await addPaymentJob(tx, attempt.id, now);
  return 'kept';
}

export type TenderSettled = { ok: true } | Failure<'payment_unknown' | 'payment_declined'>;
type Parts = { db: Database; log: Log; clock(): number };

/** The pinpad has the money: it pays its part of the order, once, or goes back. */
export async function settleTerminalTender(
  { db, log, clock }: Parts,
  money: MoneyInHand,
): Promise<TenderSettled> {
  const now = clock();
  let done: Kept;
  try {
    done = await db.write((tx) => keepPaid(tx, money, now));
  } catch (error) {
    log.error({ err: error, attempt: money.attempt.id }, 'a part could not be written for its money');
    return fail('payment_unknown');
  }
  if (done === 'kept') return { ok: true };
  if (done === 'not_wanted') {
    await giveUpMoney(db, money, { code: 'payment_declined', now });
    return fail('payment_declined');
  }
  const { state } = (await db.read((tx) => findAttempt(tx, money.attempt.id))) ?? { state: 'failed' };
  return state === 'captured' ? { ok: true } : fail('payment_unknown');
}

const NO_CARD = { nonce: undefined, wallet: undefined, print: undefined, keep: false };

/** Asks the pinpad, and nobody waits for it: the till asks how it goes, and a job finds what is lost sight of. */
export function askPinpad(attempt: AttemptRecord, parts: Parts & { payments: Payments }): void {
  const { db, payments, clock, log } = parts;
  const charge: Charge<TenderSettled> = {
    attempt,
    payments,
    ports: NO_PORTS,
    now: clock(),
    card: NO_CARD,
    tries: undefined,
    pages: { description: '', returnUrl: '', cancelUrl: '' },
    settle: (money) => settleTerminalTender(parts, money),
    leave: async () => ({ ok: true }),
  };
  payByTerminal(db, charge, clock).catch((error: unknown) =>
    log.error({ err: error, attempt: attempt.id }, 'a payment on a pinpad was lost sight of'),
  );
}

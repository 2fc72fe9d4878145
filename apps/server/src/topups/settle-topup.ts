import type { Customer } from '@servery/contract/entities/customer';
import { fail, type Failure } from '@servery/domain/failure';
import { isTest } from '@servery/domain/people/roles';
import type { Database, Tx } from '#db/database';
import type { Log } from '#log';
import type { MoneyInHand } from '#payments/charge';
import { giveUpMoney } from '#payments/give-up-money';
import { type KeptTopup, readTopup } from '#topups/kept-topup';
import { sendToOwner } from '#safety/send-notice';
import { addPaymentJob } from '#stores/jobs';
import { addTopupFlow } from '#stores/balance-flows';
import { payIn } from '#stores/ledger';
import { type AttemptRecord, findAttempt, moveAttempt } from '#stores/payments';
import { findCustomer, lockCustomer } from '#stores/people';
import { countTopupFailures, replaceCard, setAutoTopup } from '#stores/saved-cards';

/** Credited now, or by somebody else before. */
export type Credited = { ok: true } | Failure<'topup_unknown' | 'payment_declined'>;
type Parts = { db: Database; log: Log; clock(): number };

async function keepCard(
  tx: Tx,
  customerId: number,
  how: { kept: KeptTopup; money: MoneyInHand; now: number },
) {
  const { kept, money, now } = how;
  if (!kept.keep || !money.card || money.card.token === '') return;
  await replaceCard(tx, customerId, { card: money.card, accountId: money.attempt.account_id, now });
  if (kept.auto !== undefined) await setAutoTopup(tx, customerId, kept.auto);
}

async function credit(tx: Tx, money: MoneyInHand, now: number): Promise<'credited' | 'nobody' | 'moved'> {
  const { attempt, event, reference, captureReference } = money;
  const customerId = attempt.customer_id ?? 0;
  const kept = readTopup(attempt.submission);
  await lockCustomer(tx, customerId);
  const customer = await findCustomer(tx, customerId);
  if (!kept || !customer || customer.closed_at !== null) return 'nobody';
  const moved = await moveAttempt(tx, attempt.id, {
    event,
    now,
    set: { reference, capture_reference: captureReference },
  });
  if (!moved) return 'moved';
  const memo = attempt.purpose === 'topup' ? 'Top-up' : 'Auto top-up';
  await payIn(tx, { customerId, cents: kept.credit, memo, attemptId: attempt.id, now });
  if (!isTest(customer.status as Customer['status']))
    await addTopupFlow(tx, attempt, { kind: 'topup', credited: kept.credit, now });
  await keepCard(tx, customerId, { kept, money, now });
  if (event === 'placed') await addPaymentJob(tx, attempt.id, now);
  if (attempt.purpose === 'auto_topup') {
    await sendToOwner(tx, { template: 'auto-topup', customer_id: customerId, cents: kept.credit }, now);
    await countTopupFailures(tx, customerId, 0);
  }
  return 'credited';
}

/** Somebody else was quicker: the job that looks after the payment, or a repeat of the call. */
async function endOfOther(db: Database, { id }: AttemptRecord): Promise<Credited> {
  const { state } = (await db.read((tx) => findAttempt(tx, id))) ?? { state: 'failed' };
  return state === 'placed' || state === 'captured' ? { ok: true } : fail('topup_unknown');
}

/**
 * The money is there: it is put on the balance, once, or given up. If the database cannot be reached for either, the
 * attempt stays in doubt, and the recovery finds the money at the provider.
 */
export async function settleTopup({ db, log, clock }: Parts, money: MoneyInHand): Promise<Credited> {
  const now = clock();
  let done: Awaited<ReturnType<typeof credit>>;
  try {
    done = await db.write((tx) => credit(tx, money, now));
  } catch (error) {
    log.error({ err: error, attempt: money.attempt.id }, 'a top-up could not be written for its money');
    return fail('topup_unknown');
  }
  if (done === 'credited') return { ok: true };
  if (done === 'moved') return endOfOther(db, money.attempt);
  await giveUpMoney(db, money, { code: 'payment_declined', now });
  return fail('payment_declined');
}

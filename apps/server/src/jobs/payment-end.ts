import type { Tx } from '#db/database';
import type { ServerParts } from '#server-parts';
import { isAtTerminal } from '@servery/domain/payments/methods';
import { askForRefund } from '#jobs/ask-for-refund';
import { AT_TERMINAL, refundAtTerminal } from '#jobs/terminal-refund';
import { handOver, tryLater } from '#jobs/payment-later';
import type { StepAnswer } from '#providers/card/port';
import { contactOfAttempt, offerRefundLink } from '#ordering/offer-refund-link';
import { addTopupFlow } from '#stores/balance-flows';
import { paidInBy, takeBackPayment } from '#stores/ledger';
import { type AttemptRecord, moveAttempt } from '#stores/payments';
import { markUnpaid } from '#stores/unpaid-orders';
import { addPaymentJob } from '#stores/jobs';

const NO_PROVIDER: StepAnswer = { is: 'silent', why: 'no provider is configured' };

/** Of the account that holds the money. */
const cardOf = async (attempt: AttemptRecord, { db, payments }: ServerParts) =>
  (await db.read((tx) => payments.of(tx, attempt))).card;

async function takeBackTopup(tx: Tx, attempt: AttemptRecord, now: number): Promise<void> {
  const credited = await paidInBy(tx, attempt.id);
  const customerId = attempt.customer_id ?? 0;
  const memo = 'Top-up taken back';
  const takenBack = await takeBackPayment(tx, { customerId, cents: credited, memo, now });
  await addTopupFlow(tx, attempt, { kind: 'taken_back', credited, takenBack, now });
}

/** Takes the money that is held for a placed order. */
export async function capture(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  const said =
    (await (await cardOf(attempt, parts))?.capture(attempt.reference, `${attempt.id}-c`)) ?? NO_PROVIDER;
  const now = parts.clock();
  if (said.is === 'silent' || said.is === 'not_yet')
    return tryLater(attempt, parts, { problem: said.why, openAs: 'capture_silent' });
  await parts.db.write(async (tx) => {
    if (said.is === 'done') {
      await moveAttempt(tx, attempt.id, { event: 'captured', now });
      return;
    }
    const moved = await moveAttempt(tx, attempt.id, {
      event: 'stuck',
      now,
      detail: said.why,
      set: { problem: 'capture_refused' },
    });
    if (moved?.order_id) await markUnpaid(tx, { orderId: moved.order_id, attemptId: moved.id });
    // Nobody has paid for what is on the balance: what is left of it goes.
    if (moved && (moved.purpose === 'topup' || moved.purpose === 'auto_topup'))
      await takeBackTopup(tx, moved, now);
  });
}

/** Lets go of what is held; if it was taken in the meantime, it goes back instead. */
export async function release(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  const said =
    (await (await cardOf(attempt, parts))?.release(attempt.reference, `${attempt.id}-v`)) ?? NO_PROVIDER;
  const now = parts.clock();
  if (said.is === 'silent' || said.is === 'not_yet')
    return tryLater(attempt, parts, { problem: said.why, openAs: 'void_silent' });
  await parts.db.write(async (tx) => {
    const event = said.is === 'done' ? 'voided' : 'give_back';
    const moved = await moveAttempt(tx, attempt.id, {
      event,
      now,
      detail: said.is === 'done' ? '' : said.why,
    });
    if (moved?.state === 'refunding') await addPaymentJob(tx, moved.id, now);
  });
}

async function offerBack(
  tx: Tx,
  attempt: AttemptRecord,
  to: { url: string; reference: string; now: number; parts: ServerParts },
): Promise<void> {
  const { url, reference, now, parts } = to;
  const { id, venue_id, account_id, method, amount: cents, order_id } = attempt;
  const email = parts.reach.mail ? await contactOfAttempt(tx, attempt) : '';
  const link = {
    url,
    venue_id,
    account_id,
    method,
    reference,
    cents,
    attempt_id: id,
    refund_id: '',
    order_id,
  };
  await offerRefundLink(tx, link, { email, now });
}

/** What stands in `problem` while a pinpad is asked to give money back. */
const PINPAD = 'pinpad: ';

/** Only once somebody has said that the card is at the pinpad: whoever comes next would be given the money. */
async function giveBackAtTerminal(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  const { id, problem, amount: cents, updated_at: since } = attempt;
  if (problem !== '' && !problem.startsWith(PINPAD)) {
    await handOver(attempt, parts, { problem: AT_TERMINAL, detail: problem });
    return undefined;
  }
  const said = await refundAtTerminal(attempt, { key: `${id}-b-${since}`, cents }, parts);
  if (said.is === 'silent' || said.is === 'not_yet')
    return tryLater(attempt, parts, { problem: `${PINPAD}${said.why}`, openAs: AT_TERMINAL });
  if (said.is === 'impossible') {
    await handOver(attempt, parts, { problem: `${AT_TERMINAL}: ${said.why}`, detail: said.why });
    return undefined;
  }
  const now = parts.clock();
  await parts.db.write((tx) => moveAttempt(tx, id, { event: 'refunded', now, detail: said.reference }));
  return undefined;
}

/** Money that was taken without an order, back to whoever paid it. */
export async function giveBack(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  if (isAtTerminal(attempt.method)) return giveBackAtTerminal(attempt, parts);
  const reference = attempt.capture_reference || attempt.reference;
  const id = `${attempt.id}-b`;
  const said = await askForRefund({ table: 'payment_attempt', id: attempt.id }, parts, {
    method: attempt.method,
    account_id: attempt.account_id,
    wish: { id, key: id, reference, cents: attempt.amount, whole: true },
  });
  const now = parts.clock();
  switch (said.is) {
    case 'not_mine':
      return undefined;
    case 'unheard':
      await handOver(attempt, parts, { problem: 'refund_silent', detail: 'asked, and not heard' });
      return undefined;
    case 'silent':
    case 'not_yet':
      return tryLater(attempt, parts, { problem: said.why, openAs: 'refund_silent' });
    case 'impossible':
      await handOver(attempt, parts, { problem: 'refund_refused', detail: said.why });
      return undefined;
    case 'done':
      await parts.db.write(async (tx) => {
        if (said.claimUrl) await offerBack(tx, attempt, { ...said, url: said.claimUrl, now, parts });
        await moveAttempt(tx, attempt.id, { event: 'refunded', now, detail: said.reference });
      });
      return undefined;
  }
}

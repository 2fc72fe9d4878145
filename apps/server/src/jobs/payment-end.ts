import { paymentWay } from '@servery/domain/payments/methods';
import type { ServerParts } from '#http/run-call';
import { handOver, tryLater } from '#jobs/payment-later';
import type { StepAnswer } from '#providers/card/port';
import { markUnpaid } from '#stores/orders';
import { type AttemptRecord, claimGivingBack, findAttempt, moveAttempt } from '#stores/payments';
import { addPaymentJob } from '#stores/jobs';

const NO_PROVIDER: StepAnswer = { is: 'silent', why: 'no provider is configured' };

/** Takes the money that is held for a placed order. */
export async function capture(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  const said = (await parts.payments.card?.capture(attempt.reference, `${attempt.id}-c`)) ?? NO_PROVIDER;
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
    if (moved?.order_id) await markUnpaid(tx, moved.order_id);
  });
}

/** Lets go of what is held; if it was taken in the meantime, it goes back instead. */
export async function release(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  const said = (await parts.payments.card?.release(attempt.reference, `${attempt.id}-v`)) ?? NO_PROVIDER;
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

/** How long somebody else may be asking already before it is clear that nobody heard the answer. */
const ASKING_MS = 120_000;

/** A provider that cannot tell a repeat from a second refund is asked once; if nobody knows the answer, a person asks. */
async function isMineToAsk(attempt: AttemptRecord, parts: ServerParts): Promise<boolean> {
  const now = parts.clock();
  if (await parts.db.write((tx) => claimGivingBack(tx, attempt.id, now))) return true;
  const held = await parts.db.read((tx) => findAttempt(tx, attempt.id));
  if (held?.state !== 'refunding') return false;
  if (now - held.updated_at > ASKING_MS)
    await handOver(attempt, parts, { problem: 'refund_silent', detail: 'asked, and not heard' });
  else await parts.db.write((tx) => addPaymentJob(tx, attempt.id, now + ASKING_MS));
  return false;
}

/** Money that was taken without an order, back to whoever paid it. */
export async function giveBack(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  const { card, redirect } = parts.payments;
  const port = paymentWay(attempt.method) === 'redirect' ? redirect[attempt.method] : card;
  const reference = attempt.capture_reference || attempt.reference;
  if (port && !port.knowsRepeats && !(await isMineToAsk(attempt, parts))) return;
  const id = `${attempt.id}-b`;
  const wanted = { id, key: id, reference, cents: attempt.amount, whole: true };
  const said = (await port?.refund(wanted)) ?? NO_PROVIDER;
  if (said.is === 'silent' || said.is === 'not_yet')
    return tryLater(attempt, parts, { problem: said.why, openAs: 'refund_silent' });
  if (said.is === 'impossible') {
    await handOver(attempt, parts, { problem: 'refund_refused', detail: said.why });
    return;
  }
  const now = parts.clock();
  await parts.db.write((tx) =>
    moveAttempt(tx, attempt.id, { event: 'refunded', now, detail: said.reference }),
  );
}

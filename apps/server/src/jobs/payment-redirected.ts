import type { ServerParts } from '#http/run-call';
import { finishFor } from '#jobs/payment-find';
import { handOver, tryLater } from '#jobs/payment-later';
import { cartPrint } from '#payments/submission';
import { cartById } from '#stores/carts';
import { addPaymentJob } from '#stores/jobs';
import { putOff } from '#stores/money-back';
import { type AttemptRecord, moveAttempt } from '#stores/payments';

/** An agreement that nobody came back for is not used later than this; an invoice can be paid as long as it runs. */
const WANTED_MS: Readonly<Record<string, number>> = { PP: 3_600_000, CB: 24 * 3_600_000 };
const LOOK_EVERY_MS = 5 * 60_000;

/** Whether the cart is still the one that was to be paid: taking money for another would only mean giving it back. */
async function isStillWanted(attempt: AttemptRecord, parts: ServerParts): Promise<boolean> {
  const cart = await parts.db.read((tx) => cartById(tx, attempt.cart_id));
  return cart !== undefined && cartPrint(cart) === attempt.cart_print;
}

const abandon = (attempt: AttemptRecord, parts: ServerParts, why: string) =>
  parts.db.write((tx) => moveAttempt(tx, attempt.id, { event: 'absent', now: parts.clock(), detail: why }));

/** The customer is, or was, at the provider's pages: whether it is paid, the provider says. */
export async function findOutRedirected(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  const port = parts.payments.redirect[attempt.method];
  const now = parts.clock();
  const wantedMs = WANTED_MS[attempt.method] ?? 0;
  const late = now - attempt.created_at > wantedMs;
  // It never came to a redirect: nobody can have paid for it.
  if (attempt.reference === '') {
    await abandon(attempt, parts, 'never shown to the customer');
    return;
  }
  if (
    attempt.method === 'PP' &&
    attempt.state === 'waiting' &&
    (late || !(await isStillWanted(attempt, parts)))
  ) {
    await abandon(attempt, parts, late ? 'nobody came back' : 'the cart has changed');
    return;
  }
  const said = await port?.take({ id: attempt.id, reference: attempt.reference });
  if (!said || said.is === 'silent')
    return tryLater(attempt, parts, { problem: said?.why ?? 'not configured', openAs: 'provider_silent' });
  if (said.is === 'taken' && said.cents !== attempt.amount) {
    await handOver(attempt, parts, { problem: 'amount_differs', detail: String(said.cents) });
    return;
  }
  if (said.is === 'taken') {
    const { reference } = attempt;
    const money = {
      attempt,
      event: 'paid' as const,
      reference,
      captureReference: said.reference,
      card: undefined,
    };
    return finishFor(money, parts, wantedMs);
  }
  if (said.is === 'over') {
    await parts.db.write((tx) => moveAttempt(tx, attempt.id, { event: 'absent', now, detail: said.why }));
    return;
  }
  if (late) {
    // Something was paid, or may still be, long after the invoice ran out.
    await handOver(attempt, parts, { problem: 'paid_in_part_or_late', detail: said.why });
    return;
  }
  await parts.db.write(async (tx) => {
    if (attempt.state !== 'waiting') await moveAttempt(tx, attempt.id, { event: 'redirected', now });
    const asking = { table: 'payment_attempt', id: attempt.id } as const;
    await putOff(tx, asking, { waitMs: LOOK_EVERY_MS, problem: said.why, now });
  });
}

/** An invoice that was given up can still be paid by somebody who has its page open: then it goes back. */
export async function lateMoney(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  if (attempt.method !== 'CB' || attempt.reference === '') return;
  const said = await parts.payments.redirect['CB']?.take({ id: attempt.id, reference: attempt.reference });
  if (!said || said.is === 'silent') throw new Error(`nobody said whether ${attempt.id} was paid after all`);
  if (said.is !== 'taken') return;
  const now = parts.clock();
  await parts.db.write(async (tx) => {
    const moved = await moveAttempt(tx, attempt.id, {
      event: 'give_back',
      now,
      detail: 'paid after it was given up',
      set: { capture_reference: said.reference },
    });
    if (moved) await addPaymentJob(tx, moved.id, now);
  });
}

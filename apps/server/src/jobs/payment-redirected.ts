import { PENDING } from '#payments/mark-silent';
import type { ServerParts } from '#server-parts';
import { finishFor } from '#jobs/payment-find';
import { handOver, mayStillArrive, tryLater } from '#jobs/payment-later';
import { cartPrint } from '#payments/submission';
import { cartById } from '#stores/carts';
import { addPaymentJob } from '#stores/jobs';
import { putOff } from '#stores/money-back';
import type { TakeAnswer } from '#providers/redirect-port';
import { type AttemptRecord, doubtBeside, moveAttempt } from '#stores/payments';

/** An agreement that nobody came back for is not used later than this; an invoice can be paid as long as it runs. */
const WANTED_MS: Readonly<Record<string, number>> = { PP: 3_600_000, CB: 24 * 3_600_000 };
const LOOK_EVERY_MS = 5 * 60_000;
/** What a provider has not made sure of by then, somebody has to ask it about. */
const LONGEST_PENDING_MS = 72 * 3_600_000;

/** Whether the cart is still the one that was to be paid: taking money for another would only mean giving it back. */
async function isStillWanted(attempt: AttemptRecord, parts: ServerParts): Promise<boolean> {
  if (attempt.purpose !== 'order') return true;
  const cart = await parts.db.read((tx) => cartById(tx, attempt.cart_id));
  return cart !== undefined && cartPrint(cart) === attempt.cart_print;
}

/** Looked at once more when nobody expects anything any more: what comes then goes back. */
const LAST_LOOK_MS = 20 * 60_000;

const abandon = (attempt: AttemptRecord, parts: ServerParts, why: string) =>
  parts.db.write(async (tx) => {
    const now = parts.clock();
    const moved = await moveAttempt(tx, attempt.id, { event: 'absent', now, detail: why });
    if (moved && attempt.reference !== '') await addPaymentJob(tx, attempt.id, now + LAST_LOOK_MS);
  });

/** Of the account that it was begun at. */
const portOf = async (attempt: AttemptRecord, { db, payments }: ServerParts) =>
  (await db.read((tx) => payments.of(tx, attempt))).redirect[attempt.method];

type Looked = { attempt: AttemptRecord; said: TakeAnswer | undefined };

/**
 * Taking is written down before it is asked for: from then on nobody can say whether it was taken. Nothing where
 * nobody can say so of another payment for the same cart: that comes first.
 */
async function takeNow(attempt: AttemptRecord, parts: ServerParts): Promise<Looked | undefined> {
  const now = parts.clock();
  const port = await portOf(attempt, parts);
  const taking =
    attempt.state === 'waiting' && port?.takes
      ? await parts.db.write(async (tx) =>
          (await doubtBeside(tx, attempt))
            ? undefined
            : moveAttempt(tx, attempt.id, { event: 'taking', now }),
        )
      : attempt;
  if (!taking) return undefined;
  return { attempt: taking, said: await port?.take(taking) };
}

/** What is not wanted any more is only looked at: to take it would mean to give it back. */
async function lookAt(attempt: AttemptRecord, parts: ServerParts): Promise<Looked> {
  return { attempt, said: await (await portOf(attempt, parts))?.find(attempt) };
}

const later = (attempt: AttemptRecord, parts: ServerParts, problem: string) =>
  parts.db.write((tx) =>
    putOff(
      tx,
      { table: 'payment_attempt', id: attempt.id },
      { waitMs: LOOK_EVERY_MS, problem, now: parts.clock() },
    ),
  );

/** The customer has paid, and the provider makes sure of it: nothing else is charged for this cart until then. */
async function keepWaiting(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  const now = parts.clock();
  if (now - attempt.created_at > LONGEST_PENDING_MS) {
    await handOver(attempt, parts, { problem: 'paid_in_part_or_late', detail: PENDING });
    return;
  }
  await parts.db.write(async (tx) => {
    if (!(await doubtBeside(tx, attempt)))
      await moveAttempt(tx, attempt.id, { event: 'silent', now, detail: PENDING });
  });
  await later(attempt, parts, PENDING);
}

/** Nobody has paid it yet. */
async function notPaid(
  attempt: AttemptRecord,
  parts: ServerParts,
  how: { why: string; wanted: boolean; late: boolean },
): Promise<void> {
  // It may have been asked for, and be on its way still.
  const asked = attempt.state !== 'waiting' && mayStillArrive(attempt.updated_at, parts);
  if (attempt.method === 'PP' && !how.wanted) {
    if (asked) return tryLater(attempt, parts, { problem: how.why, openAs: 'provider_silent' });
    await abandon(attempt, parts, how.late ? 'nobody came back' : 'the cart has changed');
    return;
  }
  if (how.late) {
    // Something was paid, or may still be, long after the invoice ran out.
    await handOver(attempt, parts, { problem: 'paid_in_part_or_late', detail: how.why });
    return;
  }
  const now = parts.clock();
  await parts.db.write((tx) => moveAttempt(tx, attempt.id, { event: 'redirected', now, detail: how.why }));
  await later(attempt, parts, how.why);
}

/** The customer is, or was, at the provider's pages: whether it is paid, the provider says. */
export async function findOutRedirected(found: AttemptRecord, parts: ServerParts): Promise<void> {
  const now = parts.clock();
  const wantedMs = WANTED_MS[found.method] ?? 0;
  const late = now - found.created_at > wantedMs;
  // It never came to a redirect: nobody can have paid for it.
  if (found.reference === '') {
    await abandon(found, parts, 'never shown to the customer');
    return;
  }
  const wanted = !late && (await isStillWanted(found, parts));
  const looked = await (wanted ? takeNow(found, parts) : lookAt(found, parts));
  if (!looked) {
    await later(found, parts, 'another payment for this cart is in doubt');
    return;
  }
  const { attempt, said } = looked;
  if (!said || said.is === 'silent')
    return tryLater(attempt, parts, { problem: said?.why ?? 'not configured', openAs: 'provider_silent' });
  switch (said.is) {
    case 'taken': {
      if (said.cents !== attempt.amount) {
        await handOver(attempt, parts, { problem: 'amount_differs', detail: String(said.cents) });
        return undefined;
      }
      const { reference } = attempt;
      const captureReference = said.reference;
      return finishFor(
        { attempt, event: 'paid', reference, captureReference, card: undefined },
        parts,
        wantedMs,
      );
    }
    case 'over':
      await abandon(attempt, parts, said.why);
      return undefined;
    case 'pending':
      return keepWaiting(attempt, parts);
    case 'waiting':
    case 'part':
      return notPaid(attempt, parts, { why: said.why, wanted, late });
  }
}

/** What was given up can still be paid by somebody who has its page open: then it goes back. */
export async function lateMoney(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  if (attempt.reference === '') return;
  const port = await portOf(attempt, parts);
  const said = await port?.find(attempt);
  if (!said || said.is === 'silent') throw new Error(`nobody said whether ${attempt.id} was paid after all`);
  const now = parts.clock();
  switch (said.is) {
    case 'taken':
      await parts.db.write(async (tx) => {
        const moved = await moveAttempt(tx, attempt.id, {
          event: 'give_back',
          now,
          detail: 'paid after it was given up',
          set: { capture_reference: said.reference },
        });
        if (moved) await addPaymentJob(tx, moved.id, now);
      });
      return;
    case 'pending':
      if (now - attempt.created_at > LONGEST_PENDING_MS)
        await handOver(attempt, parts, { problem: 'paid_in_part_or_late', detail: PENDING });
      else await later(attempt, parts, PENDING);
      return;
    case 'part':
      await handOver(attempt, parts, { problem: 'paid_in_part_or_late', detail: said.why });
      return;
    case 'waiting':
      await port?.giveUp(attempt.reference);
      return;
    case 'over':
  }
}

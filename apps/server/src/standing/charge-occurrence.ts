import { checkOccurrence } from '@servery/domain/standing-orders/as-order';
import { dueOn } from '@servery/domain/standing-orders/standing-order';
import type { SkipReason } from '@servery/domain/standing-orders/words';
import type { Tx } from '#db/database';
import type { MoneyInHand } from '#payments/charge';
import { giveUpMoney } from '#payments/give-up-money';
import { lookAfter } from '#payments/look-after';
import { accountOf } from '#payments/ports';
import { payByCard } from '#payments/pay-by-card';
import type { ServerParts } from '#server-parts';
import { keepOccurrence, readOccurrence } from '#standing/kept-occurrence';
import { type Payable, type Standing, standingAt } from '#standing/occurrence-order';
import { placeChecked } from '#standing/place-occurrence';
import { tellSkipped, toldReason } from '#standing/skip';
import { addPaymentJob, addStandingRetry } from '#stores/jobs';
import { endOccurrence, lockOccurrence, type OccurrenceRecord } from '#stores/occurrences';
import { type AttemptRecord, insertAttempt, moveAttempt } from '#stores/payments';

const AGAIN_MS = 5 * 60_000;

/** Written down before the bank is asked: whatever happens next, it is known that it was tried. */
export async function beginCharge(
  tx: Tx,
  standing: Standing,
  of: { occurrence: OccurrenceRecord; checked: Payable['checked']; timeoutMs: number },
): Promise<AttemptRecord> {
  const { order, date, customer, at, now } = standing;
  const { request, checked } = of.checked;
  const attempt = await insertAttempt(
    tx,
    {
      venue_id: order.venueId,
      account_id: accountOf({ accounts: at.venue.accounts ?? {} }, 'SAVED'),
      submit_key: request.input.submit_key,
      session_id: 0,
      cart_id: 0,
      customer_id: customer.id,
      method: 'SAVED',
      amount: checked.priced.totals.total,
      card_type: customer.card_type,
      submission: keepOccurrence({ occurrence_id: of.occurrence.id, date, order }),
      cart_print: '',
      contact_email: '',
      purpose: 'standing',
    },
    { state: 'started', now },
  );
  await lookAfter(tx, attempt, { now, timeoutMs: of.timeoutMs });
  return attempt;
}

async function skipPaying(
  tx: Tx,
  attempt: AttemptRecord,
  { reason, parts }: { reason: SkipReason; parts: ServerParts },
): Promise<void> {
  const kept = readOccurrence(attempt.submission);
  if (!kept) return;
  const now = parts.clock();
  const venue = await parts.venues.current(tx, kept.order.menuId);
  const standing = venue && (await standingAt(tx, { ...kept, venue, begun: true }, parts));
  const why = toldReason(reason, standing?.brand);
  const ended = await endOccurrence(tx, kept.occurrence_id, {
    state: 'skipped',
    ...why,
    order_id: null,
    now,
  });
  const row = { id: kept.order.id, customer_id: kept.order.customerId };
  if (ended) await tellSkipped(tx, row, { due: ended.due_at, why, now });
}

/** Nothing was charged. A bank that said no has said so; one that was never asked is asked again while there is time. */
export async function chargeEnded(
  tx: Tx,
  attempt: AttemptRecord,
  { how, parts }: { how: 'declined' | 'absent'; parts: ServerParts },
): Promise<void> {
  const kept = readOccurrence(attempt.submission);
  const now = parts.clock();
  const venue = kept && (await parts.venues.current(tx, kept.order.menuId));
  const latest = kept && venue ? dueOn(kept.order, kept.date, venue) - AGAIN_MS : 0;
  if (kept && how === 'absent' && now + AGAIN_MS < latest) {
    await addStandingRetry(tx, kept.occurrence_id, now + AGAIN_MS);
    return;
  }
  const standing = kept && venue && (await standingAt(tx, { ...kept, venue, begun: true }, parts));
  const ending = standing?.customer.card_ending ?? '';
  await skipPaying(tx, attempt, {
    reason: { code: how === 'declined' ? 'declined' : 'no_bank', ending },
    parts,
  });
}

type Settled = 'placed' | 'gone' | SkipReason;

async function settleIn(tx: Tx, money: MoneyInHand, parts: ServerParts): Promise<Settled> {
  const { attempt, event, reference, captureReference } = money;
  const kept = readOccurrence(attempt.submission);
  const occurrence = kept && (await lockOccurrence(tx, kept.occurrence_id));
  if (!kept || occurrence?.state !== 'paying') return 'gone';
  const venue = await parts.venues.current(tx, kept.order.menuId);
  if (!venue) return { code: 'venue_gone' };
  const standing = await standingAt(tx, { ...kept, venue, begun: true }, parts);
  if (!standing) return { code: 'venue_gone' };
  const now = parts.clock();
  // By the card that was charged, though the balance may reach by now.
  const checked = checkOccurrence(kept.order, { date: kept.date, method: 'SAVED' }, standing.at);
  if (!checked.ok) return checked;
  if (checked.checked.priced.totals.total !== attempt.amount) return { code: 'price_changed' };
  const placed = await placeChecked(tx, standing, checked);
  if (!placed.ok) return placed.reason;
  const moved = await moveAttempt(tx, attempt.id, {
    event,
    now,
    set: { reference, capture_reference: captureReference, order_id: placed.order.id },
  });
  if (!moved) throw new Error(`payment ${attempt.id} was settled by somebody else`);
  await endOccurrence(tx, occurrence.id, {
    state: 'placed',
    reason: '',
    reason_text: '',
    order_id: placed.order.id,
    now,
  });
  if (event === 'placed') await addPaymentJob(tx, attempt.id, now);
  return 'placed';
}

/**
 * There is money for one date: its order is placed, with every check again, or the money is given up. If the database
 * cannot be reached for either, the attempt stays in doubt, and the recovery finds the money at the provider.
 */
export async function settleOccurrence(
  parts: ServerParts,
  money: MoneyInHand,
): Promise<'settled' | 'unknown'> {
  let settled: Settled;
  try {
    settled = await parts.db.write(
      (tx) => settleIn(tx, money, parts),
      (done) => done === 'placed',
    );
  } catch (error) {
    parts.log.error(
      { err: error, attempt: money.attempt.id },
      'a standing order could not be written for its money',
    );
    return 'unknown';
  }
  if (settled === 'placed') return 'settled';
  const reason = settled;
  if (reason !== 'gone') await parts.db.write((tx) => skipPaying(tx, money.attempt, { reason, parts }));
  await giveUpMoney(parts.db, money, {
    code: reason === 'gone' ? 'payment_declined' : reason.code,
    now: parts.clock(),
  });
  return 'settled';
}

/** Charges the saved card of somebody who is not there, as they agreed to when they made the standing order. */
export async function chargeOccurrence(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  await payByCard(parts.db, {
    attempt,
    payments: parts.payments,
    ports: await parts.db.read((tx) => parts.payments.of(tx, attempt)),
    now: parts.clock(),
    card: { nonce: undefined, wallet: undefined, print: undefined, keep: false, unattended: true },
    tries: undefined,
    pages: { description: '', returnUrl: '', cancelUrl: '' },
    settle: (money) => settleOccurrence(parts, money),
    leave: async () => 'settled' as const,
    ended: (tx, how) => chargeEnded(tx, attempt, { how, parts }),
  });
}

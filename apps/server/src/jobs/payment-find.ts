import { settleMoney } from '#ordering/settle-money';
import { settleTerminalTender } from '#ordering/terminal-tender';
import { orderingParts } from '#ordering/parts';
import type { MoneyInHand } from '#payments/charge';
import { giveUpMoney } from '#payments/give-up-money';
import { callerFor } from '#callers/caller';
import type { ServerParts } from '#server-parts';
import { handOver, mayStillArrive, tryLater } from '#jobs/payment-later';
import { readSubmission } from '#payments/submission';
import type { SaleStanding } from '#providers/card/port';
import { type AttemptRecord, moveAttempt } from '#stores/payments';
import { sessionById } from '#stores/sessions';
import { chargeEnded, settleOccurrence } from '#standing/charge-occurrence';
import { failAutoTopup } from '#topups/auto-topup';
import { settleTopup } from '#topups/settle-topup';

/** So long after it was submitted an order is still what the customer wants; its places are held as long. */
const STILL_WANTED_MS = 10 * 60_000;

/** There is money for it after all: what it was for happens, or the money goes back. */
export async function finishFor(
  money: MoneyInHand,
  parts: ServerParts,
  wantedMs = STILL_WANTED_MS,
): Promise<void> {
  if (money.attempt.purpose === 'order') return finishOrder(money, parts, wantedMs);
  if (money.attempt.purpose === 'standing') return finishStanding(money, parts);
  if (money.attempt.purpose === 'tender') return finishTender(money, parts);
  // Whoever pays into a balance still wants it there, however late it comes.
  const settled = await settleTopup(parts, money);
  if (!settled.ok && settled.code === 'topup_unknown')
    throw new Error(`payment ${money.attempt.id} could not be settled`);
}

async function finishStanding(money: MoneyInHand, parts: ServerParts): Promise<void> {
  if ((await settleOccurrence(parts, money)) === 'unknown')
    throw new Error(`payment ${money.attempt.id} could not be settled`);
}

async function finishTender(money: MoneyInHand, parts: ServerParts): Promise<void> {
  const settled = await settleTerminalTender(parts, money);
  if (!settled.ok && settled.code === 'payment_unknown')
    throw new Error(`payment ${money.attempt.id} could not be settled`);
}

/** The order is placed as it was submitted. */
async function finishOrder(money: MoneyInHand, parts: ServerParts, wantedMs: number): Promise<void> {
  const { attempt } = money;
  const now = parts.clock();
  const kept = readSubmission(attempt.submission);
  const brand = kept && parts.brands.byCode(kept.brand);
  const session = await parts.db.read((tx) => sessionById(tx, attempt.session_id));
  if (!kept || !brand || !session || now - attempt.created_at > wantedMs) {
    await giveUpMoney(parts.db, money, { code: 'payment_declined', now });
    return;
  }
  const caller = callerFor(parts, { brand, mode: kept.mode, address: '' }, session);
  const input = { ...kept.input, preorder: 1 as const };
  const settled = await settleMoney(
    parts.db,
    { input, caller, parts: orderingParts(parts), cardType: attempt.card_type },
    money,
  );
  // Neither placed nor given up: the worker comes back to it.
  if (!settled.ok && settled.code === 'payment_unknown')
    throw new Error(`payment ${attempt.id} could not be settled`);
}

async function finishFound(
  attempt: AttemptRecord,
  found: Extract<SaleStanding, { is: 'held' | 'taken' }>,
  parts: ServerParts,
): Promise<void> {
  const { reference, card } = found;
  if (found.cents !== attempt.amount) {
    await handOver(attempt, parts, { problem: 'amount_differs', detail: String(found.cents) });
    return;
  }
  const event = found.is === 'held' ? 'placed' : 'paid';
  await finishFor({ attempt, event, reference, captureReference: '', card }, parts);
}

/** It was not paid. */
async function endAs(
  attempt: AttemptRecord,
  parts: ServerParts,
  end: { event: 'declined' | 'absent'; why: string },
): Promise<void> {
  const { event, why } = end;
  const now = parts.clock();
  await parts.db.write(async (tx) => {
    const moved = await moveAttempt(tx, attempt.id, { event, now, detail: why });
    if (moved?.purpose === 'auto_topup')
      await failAutoTopup(tx, moved.customer_id ?? 0, { declined: event === 'declined', now });
    if (moved?.purpose === 'standing') await chargeEnded(tx, attempt, { how: event, parts });
  });
}

/** Asks the card provider what became of a sale that was not answered. */
export async function findOut(attempt: AttemptRecord, parts: ServerParts): Promise<void> {
  const { card } = await parts.db.read((tx) => parts.payments.of(tx, attempt));
  const found: SaleStanding = (await card?.find(attempt.id)) ?? {
    is: 'silent',
    why: 'no card provider is configured',
  };
  switch (found.is) {
    case 'held':
    case 'taken':
      return finishFound(attempt, found, parts);
    case 'over':
      return endAs(attempt, parts, { event: 'declined', why: found.why });
    case 'absent': {
      if (mayStillArrive(attempt.created_at, parts))
        return tryLater(attempt, parts, { problem: 'not there yet', openAs: 'provider_silent' });
      return endAs(attempt, parts, { event: 'absent', why: 'never arrived' });
    }
    case 'silent':
      return tryLater(attempt, parts, { problem: found.why, openAs: 'provider_silent' });
  }
}

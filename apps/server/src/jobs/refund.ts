import { z } from 'zod';
import type { ServerParts } from '#server-parts';
import { isAtTerminal } from '@servery/domain/payments/methods';
import { askForRefund, type RefundAnswer } from '#jobs/ask-for-refund';
import { AT_TERMINAL, refundAtTerminal } from '#jobs/terminal-refund';
import { waitAfter } from '#jobs/payment-later';
import { putOff } from '#stores/money-back';
import { type AttemptRecord, findAttempt } from '#stores/payments';
import { settleRefund } from '#ordering/refund-order';
import { findRefund, nextRound, type RefundRecord } from '#stores/refunds';

const payload = z.object({ refund_id: z.string() });
const GIVE_UP_MS = 5 * 24 * 3_600_000;
/** A card payment is settled overnight; a part of it can be given back only then. */
export const SETTLING_MS = 3_600_000;

async function later(
  refund: RefundRecord,
  parts: ServerParts,
  why: { problem: string; refused: boolean },
): Promise<void> {
  const now = parts.clock();
  const { problem, refused } = why;
  const waitMs = refused ? SETTLING_MS : waitAfter(refund.checks);
  await parts.db.write(async (tx) => {
    if (now - refund.updated_at > GIVE_UP_MS) {
      await settleRefund(tx, refund, { state: 'open', problem: `refund_silent: ${problem}`, now });
      return;
    }
    if (refused) await nextRound(tx, refund.id);
    await putOff(tx, { table: 'refund', id: refund.id }, { waitMs, problem, now });
  });
}

/** How the one who has the money is asked for it; a pinpad only once somebody has said that the card is there. */
async function ask(refund: RefundRecord, attempt: AttemptRecord, parts: ServerParts): Promise<RefundAnswer> {
  const { id, cents, round } = refund;
  const key = `${id}-${round}`;
  if (isAtTerminal(attempt.method))
    return round === 0 ? { is: 'impossible', why: '' } : refundAtTerminal(attempt, { key, cents }, parts);
  const reference = attempt.capture_reference || attempt.reference;
  return askForRefund({ table: 'refund', id }, parts, {
    method: attempt.method,
    account_id: attempt.account_id,
    wish: { id, key, reference, cents, whole: cents === attempt.amount },
  });
}

/** The name of the case, and what was said behind a colon. */
const refusedAs = (method: string, why: string): string =>
  `${isAtTerminal(method) ? AT_TERMINAL : 'refund_refused'}${why === '' ? '' : `: ${why}`}`;

/** Gives back what was written down to be given back. The provider knows a repeat by the refund's id. */
export async function workRefund(job: unknown, parts: ServerParts): Promise<void> {
  const { refund_id: id } = payload.parse(job);
  const refund = await parts.db.read((tx) => findRefund(tx, id));
  const attempt = refund && (await parts.db.read((tx) => findAttempt(tx, refund.attempt_id)));
  if (!refund || !attempt || refund.state !== 'wanted') return undefined;
  if (attempt.state === 'placed') return later(refund, parts, { problem: 'not taken yet', refused: false });
  const said = await ask(refund, attempt, parts);
  const now = parts.clock();
  const settle = (end: Parameters<typeof settleRefund>[2]) =>
    parts.db.write((tx) => settleRefund(tx, refund, end));
  switch (said.is) {
    case 'not_mine':
      return undefined;
    case 'unheard':
      return settle({ state: 'open', problem: 'refund_silent', now });
    case 'not_yet':
      return later(refund, parts, { problem: said.why, refused: true });
    case 'silent':
      return later(refund, parts, { problem: said.why, refused: false });
    case 'impossible':
      return settle({ state: 'open', problem: refusedAs(attempt.method, said.why), now });
    case 'done':
      return settle({
        state: 'done',
        reference: said.reference,
        claimUrl: said.claimUrl ?? '',
        canMail: parts.reach.mail,
        now,
      });
  }
}

const cardPayload = z.object({ token: z.string(), account_id: z.string().nullable().default(null) });

/** A card that its member replaced is not kept any longer. */
export async function forgetCard(job: unknown, parts: ServerParts): Promise<void> {
  const { token, ...kept } = cardPayload.parse(job);
  const { card } = await parts.db.read((tx) => parts.payments.of(tx, kept));
  const said = await card?.forget(token);
  if (said?.is === 'silent') throw new Error(`the card provider did not forget a card: ${said.why}`);
}

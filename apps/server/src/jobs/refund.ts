import { z } from 'zod';
import type { ServerParts } from '#server-parts';
import { askForRefund } from '#jobs/ask-for-refund';
import { waitAfter } from '#jobs/payment-later';
import { putOff } from '#stores/money-back';
import { findAttempt } from '#stores/payments';
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

/** Gives back what was written down to be given back. The provider knows a repeat by the refund's id. */
export async function workRefund(job: unknown, parts: ServerParts): Promise<void> {
  const { refund_id: id } = payload.parse(job);
  const refund = await parts.db.read((tx) => findRefund(tx, id));
  const attempt = refund && (await parts.db.read((tx) => findAttempt(tx, refund.attempt_id)));
  if (!refund || !attempt || refund.state !== 'wanted') return undefined;
  if (attempt.state === 'placed') return later(refund, parts, { problem: 'not taken yet', refused: false });
  const said = await askForRefund({ table: 'refund', id }, parts, {
    method: attempt.method,
    wish: {
      id,
      key: `${id}-${refund.round}`,
      reference: attempt.capture_reference || attempt.reference,
      cents: refund.cents,
      whole: refund.cents === attempt.amount,
    },
  });
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
      return settle({ state: 'open', problem: `refund_refused: ${said.why}`, now });
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

const cardPayload = z.object({ token: z.string() });

/** A card that its member replaced is not kept any longer. */
export async function forgetCard(job: unknown, parts: ServerParts): Promise<void> {
  const { token } = cardPayload.parse(job);
  const said = await parts.payments.card?.forget(token);
  if (said?.is === 'silent') throw new Error(`the card provider did not forget a card: ${said.why}`);
}

import { paymentWay } from '@servery/domain/payments/methods';
import { z } from 'zod';
import type { ServerParts } from '#http/run-call';
import { waitAfter } from '#jobs/payment-later';
import { findAttempt } from '#stores/payments';
import { addRefundJob } from '#stores/jobs';
import { claimRefund, findRefund, refundLater, type RefundRecord, settleRefund } from '#stores/refunds';

const payload = z.object({ refund_id: z.string() });
const GIVE_UP_MS = 5 * 24 * 3_600_000;
/** A card payment is settled overnight; a part of it can be given back only then. */
const SETTLING_MS = 3_600_000;
/** How long somebody else may be asking already before it is clear that nobody heard the answer. */
const ASKING_MS = 120_000;

async function later(
  refund: RefundRecord,
  parts: ServerParts,
  why: { problem: string; waitMs: number; refused: boolean },
): Promise<void> {
  const now = parts.clock();
  await parts.db.write(async (tx) => {
    if (now - refund.created_at < GIVE_UP_MS) await refundLater(tx, refund, { ...why, now });
    else
      await settleRefund(tx, refund, {
        state: 'open',
        reference: '',
        problem: `refund_silent: ${why.problem}`,
        now,
      });
  });
}

/** A provider that cannot tell a repeat from a second refund is asked once; if nobody knows the answer, a person asks. */
async function isMineToAsk(refund: RefundRecord, parts: ServerParts): Promise<boolean> {
  const now = parts.clock();
  if (await parts.db.write((tx) => claimRefund(tx, refund.id, now))) return true;
  const held = await parts.db.read((tx) => findRefund(tx, refund.id));
  if (held?.state !== 'wanted') return false;
  await parts.db.write((tx) =>
    now - held.updated_at > ASKING_MS
      ? settleRefund(tx, refund, { state: 'open', reference: '', problem: 'refund_silent', now })
      : addRefundJob(tx, refund.id, now + ASKING_MS),
  );
  return false;
}

/** Gives back what was written down to be given back. The provider knows a repeat by the refund's id. */
export async function workRefund(job: unknown, parts: ServerParts): Promise<void> {
  const { refund_id: id } = payload.parse(job);
  const refund = await parts.db.read((tx) => findRefund(tx, id));
  const attempt = refund && (await parts.db.read((tx) => findAttempt(tx, refund.attempt_id)));
  if (!refund || !attempt || refund.state !== 'wanted') return;
  if (attempt.state === 'placed') {
    await later(refund, parts, {
      problem: 'not taken yet',
      waitMs: waitAfter(refund.checks),
      refused: false,
    });
    return;
  }
  const { card, redirect } = parts.payments;
  const port = paymentWay(attempt.method) === 'redirect' ? redirect[attempt.method] : card;
  if (port && !port.knowsRepeats && !(await isMineToAsk(refund, parts))) return;
  const reference = attempt.capture_reference || attempt.reference;
  const whole = refund.cents === attempt.amount;
  const said = await port?.refund({
    id,
    key: `${id}-${refund.round}`,
    reference,
    cents: refund.cents,
    whole,
  });
  const now = parts.clock();
  if (said?.is === 'not_yet')
    return later(refund, parts, { problem: said.why, waitMs: SETTLING_MS, refused: true });
  if (!said || said.is === 'silent')
    return later(refund, parts, {
      problem: said?.why ?? 'not configured',
      waitMs: waitAfter(refund.checks),
      refused: false,
    });
  const end =
    said.is === 'done'
      ? { state: 'done' as const, reference: said.reference, problem: '' }
      : { state: 'open' as const, reference: '', problem: `refund_refused: ${said.why}` };
  await parts.db.write((tx) => settleRefund(tx, refund, { ...end, now }));
}

const cardPayload = z.object({ token: z.string() });

/** A card that its member replaced is not kept any longer. */
export async function forgetCard(job: unknown, parts: ServerParts): Promise<void> {
  const { token } = cardPayload.parse(job);
  const said = await parts.payments.card?.forget(token);
  if (said?.is === 'silent') throw new Error(`the card provider did not forget a card: ${said.why}`);
}

import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import { topupTexts } from '@servery/domain/messages/topup-texts';
import { type AttemptState, isInDoubt } from '@servery/domain/payments/attempt';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { advancePayment } from '#jobs/payment';
import { PAYPAL_RETURN } from '#payments/return-addresses';
import type { ServerParts } from '#server-parts';
import { readTopup } from '#topups/kept-topup';
import { type AttemptRecord, attemptByReference, findAttempt } from '#stores/payments';

const query = z.object({ token: z.string().max(100), PayerID: z.string().min(1).max(100) });

const page = (path: string, fields: Record<string, string>): string =>
  `${path}?${new URLSearchParams({ ...fields, method: 'PP' }).toString()}`;
const failed = (path: string): string => page(path, { result: 'error', msg: checkoutTexts.payPalFailed });

/** Whoever knows the address may open it; PayPal is asked so often in a minute, and the job finds out the rest. */
const PER_PAYMENT = 5;
const PAID: ReadonlySet<AttemptState> = new Set(['placed', 'captured']);
const mayBeTaken = ({ state }: AttemptRecord): boolean => isInDoubt(state) || state === 'waiting';

/** A top-up needs nobody to agree to it once more: it is taken at once, and the page says what became of it. */
async function afterTopup(attempt: AttemptRecord, parts: ServerParts): Promise<string> {
  // What was sent is forgotten once the outcome is known: where to go is read before.
  const inApp = readTopup(attempt.submission)?.mode === 'app';
  if (mayBeTaken(attempt) && parts.rateLimit.allows(`return:${attempt.id}`, PER_PAYMENT, parts.clock()))
    await advancePayment({ attempt_id: attempt.id }, parts).catch((error: unknown) =>
      parts.log.error({ err: error, attempt: attempt.id }, 'a top-up could not be taken on its return'),
    );
  const after = (await parts.db.read((tx) => findAttempt(tx, attempt.id))) ?? attempt;
  if (inApp)
    return `/account/topup/paypal_${PAID.has(after.state) || mayBeTaken(after) ? 'success' : 'error'}`;
  if (PAID.has(after.state)) return page('/account/topup', { result: 'success' });
  return mayBeTaken(after)
    ? page('/account/topup', { result: 'error', msg: topupTexts.checking })
    : failed('/account/topup');
}

/**
 * PayPal knows two addresses, where a buyer agreed and where they did not. One who comes back from neither, without a
 * name of theirs or for a payment that is none of ours, is sent to the address for errors. Nothing is taken on the
 * word of the address: whether the buyer has agreed, PayPal is asked.
 */
export function paypalReturnRoute(app: FastifyInstance, parts: ServerParts): void {
  app.get(PAYPAL_RETURN, async (request, reply) => {
    const back = query.safeParse(request.query);
    const attempt = back.success
      ? await parts.db.read((tx) => attemptByReference(tx, { method: 'PP', reference: back.data.token }))
      : undefined;
    if (!attempt) return reply.redirect(failed('/checkout'), 303);
    const to =
      attempt.purpose === 'order'
        ? page('/checkout', { result: 'success' })
        : await afterTopup(attempt, parts);
    return reply.redirect(to, 303);
  });
}

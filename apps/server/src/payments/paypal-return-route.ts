import { checkoutTexts } from '@servery/domain/messages/checkout-texts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServerParts } from '#server-parts';
import { attemptByReference } from '#stores/payments';

export const PAYPAL_RETURN = '/payments/paypal/return';

const query = z.object({ token: z.string().max(100), PayerID: z.string().min(1).max(100) });

const checkout = (fields: Record<string, string>): string =>
  `/checkout?${new URLSearchParams({ ...fields, method: 'PP' }).toString()}`;

/**
 * PayPal knows two addresses, where a buyer agreed and where they did not. One who comes back from neither, without a
 * name of theirs or for a payment that is none of ours, is sent to the address for errors. Nothing is taken by any of
 * them: whether the buyer has agreed, PayPal is asked.
 */
export function paypalReturnRoute(app: FastifyInstance, { db }: ServerParts): void {
  app.get(PAYPAL_RETURN, async (request, reply) => {
    const back = query.safeParse(request.query);
    const known = back.success && (await db.read((tx) => attemptByReference(tx, 'PP', back.data.token)));
    return reply.redirect(
      known
        ? checkout({ result: 'success' })
        : checkout({ result: 'error', msg: checkoutTexts.payPalFailed }),
      303,
    );
  });
}

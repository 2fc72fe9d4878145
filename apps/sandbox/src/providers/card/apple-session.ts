import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { answerBy, type Answering } from '#controls/answer';
import { newId } from './cards.ts';

const SESSION_MS = 300_000;
type Merchant = { domainName: string; merchantIdentifier: string; displayName: string };

/** What Apple gives a merchant that it knows: opaque, for one sheet, for five minutes. */
export const merchantSession = (shop: Merchant) => {
  const epochTimestamp = Date.now();
  return {
    ...shop,
    epochTimestamp,
    expiresAt: epochTimestamp + SESSION_MS,
    merchantSessionIdentifier: `SSH${newId()}${newId()}`,
    nonce: newId(),
    signature: 'sandbox',
  };
};

const asked = z.object({
  merchantIdentifier: z.string().min(1),
  displayName: z.string().min(1).max(64),
  initiative: z.literal('web'),
  initiativeContext: z.string().min(1),
});

/** Apple's own gateway, for merchants that ask it themselves. No certificate is asked for here. */
export function appleGatewayRoutes(at: Pick<Answering, 'control' | 'stopping'>): FastifyPluginCallback {
  return (app, _options, done) => {
    app.post('/paymentservices/paymentSession', (request, reply) => {
      const shop = asked.safeParse(request.body);
      const refused = () =>
        reply.code(400).send({ statusCode: '400', statusMessage: 'Payment Services Exception' });
      if (!shop.success) return refused();
      const { merchantIdentifier, displayName, initiativeContext: domainName } = shop.data;
      const failed = () => reply.code(503).send('');
      return answerBy(
        { request, reply },
        { ...at, refused, failed },
        () => () => reply.send(merchantSession({ merchantIdentifier, displayName, domainName })),
      );
    });
    done();
  };
}

import type { FastifyPluginCallback } from 'fastify';
import { z } from 'zod';
import { answerBy, type Answering, type Call } from '#controls/answer';
import type { Control } from '#controls/control';
import { merchantSession } from '#providers/card/apple-session';
import { allowPages } from './allow-pages.ts';
import type { Bank } from './bank.ts';
import type { Card } from './cards.ts';

type At = { bankOf(request: { params: unknown }): Bank; wallets: Control; stopping: AbortSignal };

const session = z.object({
  applePayWebSession: z.object({
    validationUrl: z.url(),
    domainName: z.string().min(1),
    merchantIdentifier: z.string().min(1),
    displayName: z.string().min(1).max(64),
  }),
});
const appleToken = z.object({
  applePaymentToken: z.object({
    paymentData: z.base64(),
    paymentMethod: z.object({ network: z.string(), displayName: z.string().default('') }),
  }),
});
const lookup = z.object({ amount: z.string().regex(/^\d+\.\d{2}$/) });
const keyed = z.object({ tokenizationKey: z.string().regex(/^\w+_\w+_\w+$/) });

const TYPES: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'MasterCard' };

function walletCard(token: z.output<typeof appleToken>['applePaymentToken']): Card | undefined {
  const type = TYPES[token.paymentMethod.network.toLowerCase()];
  if (!type) return undefined;
  const last4 = /(\d{4})\s*$/.exec(token.paymentMethod.displayName)?.[1] ?? '8886';
  const bin = type === 'Visa' ? '411111' : '555555';
  return { type, last4, bin, month: '12', year: '2030', declines: last4 === '1115', wallet: 'apple' };
}

const wrong = ({ reply }: Call, message: string) =>
  reply.code(422).send({ error: { message }, fieldErrors: [] });

/** Braintree's client API, as far as wallets and 3-D Secure need it. */
export function clientApiRoutes({ bankOf, wallets, stopping }: At): FastifyPluginCallback {
  return (app, _options, done) => {
    allowPages(app);
    app.options('/*', (_request, reply) => reply.code(204).send());
    app.addHook('preHandler', async (request, reply) => {
      if (request.method === 'POST' && !keyed.safeParse(request.body).success)
        return reply.code(401).send({ error: { message: 'Authentication credentials are required' } });
    });
    const answering = (call: Call): Answering => ({
      control: wallets,
      stopping,
      refused: () => wrong(call, 'Apple Pay is not available for this merchant'),
      failed: () => call.reply.code(503).send({ error: { message: 'try again' } }),
    });
    app.post('/v1/apple_pay_web/sessions', (request, reply) => {
      const call = { request, reply };
      const asked = session.safeParse(request.body);
      if (!asked.success) return wrong(call, 'Apple Pay session is invalid');
      const { domainName, merchantIdentifier, displayName } = asked.data.applePayWebSession;
      return answerBy(
        call,
        answering(call),
        () => () => reply.send(merchantSession({ domainName, merchantIdentifier, displayName })),
      );
    });
    app.post('/v1/payment_methods/apple_payment_tokens', (request, reply) => {
      const call = { request, reply };
      const asked = appleToken.safeParse(request.body);
      const card = asked.success ? walletCard(asked.data.applePaymentToken) : undefined;
      if (!card) return wrong(call, 'Apple Pay payment token is invalid');
      return answerBy(call, answering(call), () => {
        const details = { cardType: card.type, lastTwo: card.last4.slice(-2), dpanLastTwo: '00' };
        const made = {
          nonce: bankOf(request).addNonce(card),
          type: 'ApplePayCard',
          consumed: false,
          details,
        };
        return () => reply.code(202).send({ applePayCards: [made] });
      });
    });
    threeDSecureRoutes(app, bankOf);
    done();
  };
}

function threeDSecureRoutes(app: Parameters<FastifyPluginCallback>[0], bankOf: At['bankOf']) {
  app.post<{ Params: { nonce: string } }>(
    '/v1/payment_methods/:nonce/three_d_secure/lookup',
    (request, reply) => {
      const { nonce } = request.params;
      const { challenges, cardOfNonce, trust } = bankOf(request);
      const asked = lookup.safeParse(request.body);
      if (!asked.success || !cardOfNonce(nonce))
        return wrong({ request, reply }, 'Nonce or amount is invalid');
      const method = (status: string, shifted: boolean) => ({
        paymentMethod: {
          nonce,
          threeDSecureInfo: {
            status,
            liabilityShifted: shifted,
            liabilityShiftPossible: true,
            enrolled: 'Y',
          },
        },
      });
      if (!challenges.needsOne(nonce)) {
        trust(nonce);
        return reply.code(201).send(method('authenticate_successful', true));
      }
      const { amount } = asked.data;
      const { id } = challenges.ask({ nonce, amount, origin: request.headers.origin ?? '*' });
      const acsUrl = `${request.protocol}://${request.host}/braintree/three_d_secure/${id}`;
      return reply.code(201).send({ ...method('challenge_required', false), lookup: { acsUrl } });
    },
  );
}

import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerBy, type Call } from '#controls/answer';
import { acceptForms } from '#http/forms';
import type { ProviderContext } from '#providers/provider';
import { isWrong } from '#providers/card/banks';
import { reportRoutes } from './report-routes.ts';
import type { PaypalOrder, Till } from './till.ts';

type At = Pick<ProviderContext, 'control' | 'stopping'> & {
  till: Till;
  url(request: FastifyRequest): string;
};

const create = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().max(127).default(''),
        description: z.string().max(127).default(''),
        amount: z.object({ currency_code: z.string().length(3), value: z.string().regex(/^\d+\.\d{2}$/) }),
      }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }),
    }),
  }),
});
const refundBody = z.object({
  amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
  custom_id: z.string().optional(),
});
const verify = z.object({
  transmission_id: z.string(),
  transmission_sig: z.string(),
  webhook_event: z.unknown(),
});

const problem = (reply: FastifyReply, status: number, issue: string) =>
  reply.code(status).send({
    name: status === 404 ? 'RESOURCE_NOT_FOUND' : status === 422 ? 'UNPROCESSABLE_ENTITY' : 'INVALID_REQUEST',
    message: issue,
    debug_id: 'sandbox',
    details: [{ issue, description: issue }],
    links: [],
  });

const amountOf = (order: PaypalOrder) => ({ currency_code: order.currency, value: order.value });

const orderView = (order: PaypalOrder, url: string) => ({
  id: order.id,
  status: order.status,
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: order.customId,
      amount: amountOf(order),
      ...(order.captureId
        ? {
            payments: {
              captures: [
                {
                  id: order.captureId,
                  status: order.captureStatus,
                  amount: amountOf(order),
                  final_capture: true,
                },
              ],
            },
          }
        : {}),
    },
  ],
  links: [
    { rel: 'self', href: `${url}/paypal/v2/checkout/orders/${order.id}`, method: 'GET' },
    { rel: 'payer-action', href: `${url}/paypal/checkoutnow?token=${order.id}`, method: 'GET' },
  ],
});

/** What it does, it does once for each PayPal-Request-Id. */
const controlled = (at: At, call: Call, work: () => () => unknown) =>
  answerBy(
    call,
    {
      ...at,
      refused: () => problem(call.reply, 422, 'INSTRUMENT_DECLINED'),
      failed: () => call.reply.code(503).send({ name: 'INTERNAL_SERVER_ERROR', message: 'try again' }),
    },
    work,
  );

const ACCESS = 'sandbox-access.';
/** Whom an access token was given to. */
const clientOf = ({ headers }: FastifyRequest): string => {
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
  return token.startsWith(ACCESS) ? Buffer.from(token.slice(ACCESS.length), 'base64url').toString() : '';
};
const basicOf = ({ headers }: FastifyRequest): { clientId: string; secret: string } => {
  const [, encoded = ''] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [clientId = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':');
  return { clientId, secret };
};

const keyOf = (request: FastifyRequest): string => String(request.headers['paypal-request-id'] ?? '');

function orderRoutes(app: Parameters<FastifyPluginCallback>[0], at: At): void {
  const { till } = at;
  app.post('/v2/checkout/orders', (request, reply) => {
    const parsed = create.safeParse(request.body);
    if (!parsed.success) return problem(reply, 400, 'INVALID_PARAMETER_VALUE');
    if (keyOf(request) === '') return problem(reply, 400, 'PAYPAL_REQUEST_ID_REQUIRED');
    const [unit] = parsed.data.purchase_units;
    const { return_url: returnUrl, cancel_url: cancelUrl } =
      parsed.data.payment_source.paypal.experience_context;
    return controlled(at, { request, reply }, () => {
      const { answer: order } = till.once(keyOf(request), () =>
        till.create({
          clientId: clientOf(request),
          value: unit!.amount.value,
          currency: unit!.amount.currency_code,
          customId: unit!.custom_id,
          description: unit!.description,
          returnUrl,
          cancelUrl,
        }),
      );
      return () => reply.send(orderView(order, at.url(request)));
    });
  });
  app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', (request, reply) => {
    const order = till.find(request.params.id, clientOf(request));
    return order ? reply.send(orderView(order, at.url(request))) : problem(reply, 404, 'INVALID_RESOURCE_ID');
  });
  app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', (request, reply) => {
    const order = till.find(request.params.id, clientOf(request));
    if (!order) return problem(reply, 404, 'INVALID_RESOURCE_ID');
    return controlled(at, { request, reply }, () => {
      const again = order.status === 'COMPLETED';
      if (!again && order.status !== 'APPROVED') return () => problem(reply, 422, 'ORDER_NOT_APPROVED');
      const { first } = till.once(keyOf(request), () => order.id);
      if (again && first) return () => problem(reply, 422, 'ORDER_ALREADY_CAPTURED');
      order.status = 'COMPLETED';
      if (order.captureId === '') Object.assign(order, { captureId: till.newId(), capturedAt: till.clock() });
      return () => reply.code(first ? 201 : 200).send(orderView(order, at.url(request)));
    });
  });
}

function moneyRoutes(app: Parameters<FastifyPluginCallback>[0], at: At): void {
  const { till } = at;
  app.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', (request, reply) => {
    const order = till.byCapture(request.params.id, clientOf(request));
    if (!order) return problem(reply, 404, 'INVALID_RESOURCE_ID');
    const parsed = refundBody.safeParse(request.body ?? {});
    if (!parsed.success) return problem(reply, 400, 'INVALID_PARAMETER_VALUE');
    const value = parsed.data.amount?.value ?? order.value;
    return controlled(at, { request, reply }, () => {
      if (order.captureStatus === 'PENDING') return () => problem(reply, 422, 'PENDING_CAPTURE');
      const left = Number(order.value) - till.refunded(order.captureId);
      const made = till.once(keyOf(request), () => {
        if (Number(value) > left + 0.001) return undefined;
        const customId = parsed.data.custom_id ?? '';
        const refund = {
          id: till.newId(),
          clientId: order.clientId,
          captureId: order.captureId,
          value,
          customId,
          at: till.clock(),
        };
        till.refunds.push(refund);
        return refund;
      }).answer;
      if (!made)
        return () => problem(reply, 422, left <= 0 ? 'CAPTURE_FULLY_REFUNDED' : 'REFUND_AMOUNT_EXCEEDED');
      return () =>
        reply.code(201).send({ id: made.id, status: 'COMPLETED', amount: { currency_code: 'AUD', value } });
    });
  });
  app.post('/v1/notifications/verify-webhook-signature', (request, reply) => {
    const asked = verify.safeParse(request.body);
    const genuine =
      asked.success &&
      till.isSigned(asked.data.transmission_id, {
        clientId: clientOf(request),
        body: JSON.stringify(asked.data.webhook_event),
      });
    return reply.send({ verification_status: genuine ? 'SUCCESS' : 'FAILURE' });
  });
}

/** Orders v2, as far as the product uses it. */
export function paypalRoutes(at: At): FastifyPluginCallback {
  return (app, _options, done) => {
    acceptForms(app);
    app.post('/v1/oauth2/token', (request, reply) => {
      const { clientId, secret } = basicOf(request);
      if (clientId === '' || secret === '' || isWrong(secret))
        return reply
          .code(401)
          .send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
      return reply.send({
        access_token: `${ACCESS}${Buffer.from(clientId).toString('base64url')}`,
        token_type: 'Bearer',
        expires_in: 32_400,
        scope: '',
      });
    });
    app.register((signed, _none, ready) => {
      signed.addHook('onRequest', async (request, reply) => {
        if (clientOf(request) === '')
          return reply.code(401).send({ name: 'AUTHENTICATION_FAILURE', message: 'Authentication failed' });
      });
      orderRoutes(signed, at);
      moneyRoutes(signed, at);
      reportRoutes(signed, { ...at, clientOf });
      ready();
    });
    done();
  };
}

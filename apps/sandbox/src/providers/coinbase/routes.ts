import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isWrong } from '#providers/card/banks';
import { answerBy, type Call } from '#controls/answer';
import type { ProviderContext } from '#providers/provider';
import type { Checkout, Checkouts } from './checkouts.ts';

type At = Pick<ProviderContext, 'control' | 'stopping'> & { checkouts: Checkouts };

const amount = z.string().regex(/^\d+(\.\d{1,2})?$/);
const create = z.object({
  amount,
  currency: z.string().min(3).max(5),
  description: z.string().default(''),
  metadata: z.record(z.string(), z.string()).default({}),
  successRedirectUrl: z.url(),
  failRedirectUrl: z.url(),
});
const refundBody = z.object({ amount, currency: z.string(), reason: z.string().max(500).default('') });
const time = z.iso.datetime().optional();
const listQuery = z.object({
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  pageToken: z.string().default(''),
  status: z.string().optional(),
  startTime: time,
  endTime: time,
});
const claims = z.object({ iss: z.literal('cdp'), sub: z.string().min(1), uri: z.string(), exp: z.number() });

const part = (text: string | undefined): unknown => {
  try {
    return JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** The token is bound to one request; whose key signed it is not asked here. */
function isSignedFor(request: FastifyRequest): boolean {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const [, body, signature] = token.split('.');
  const signed = claims.safeParse(part(body));
  const { pathname } = new URL(request.url, 'http://sandbox');
  return (
    signed.success &&
    !!signature &&
    !isWrong(signed.data.sub) &&
    signed.data.uri === `${request.method} ${request.host}${pathname}` &&
    signed.data.exp * 1000 > Date.now()
  );
}

const view = (checkout: Checkout, { refundsOf }: Checkouts, request: FastifyRequest) => ({
  ...checkout,
  refunds: refundsOf(checkout),
  url: `${request.protocol}://${request.host}/coinbase/pay/${checkout.id}`,
});

const problem = ({ reply }: Call, status: number, errorType: string) =>
  reply.code(status).send({ errorType, errorMessage: errorType });

const controlled = (at: At, call: Call, work: () => () => unknown) =>
  answerBy(
    call,
    {
      ...at,
      refused: () => problem(call, 400, 'invalid_request'),
      failed: () => problem(call, 503, 'service_unavailable'),
    },
    work,
  );

/** The newest first. */
const matching = (
  { all }: Checkouts,
  { status, startTime, endTime }: z.output<typeof listQuery>,
): Checkout[] =>
  [...all.values()]
    .filter((each) => !status || each.status === status)
    .filter(({ createdAt }) => !startTime || Date.parse(createdAt) >= Date.parse(startTime))
    .filter(({ createdAt }) => !endTime || Date.parse(createdAt) <= Date.parse(endTime))
    .toReversed();

/** Coinbase's Checkouts, as far as the product uses them. */
export function coinbaseRoutes(at: At): FastifyPluginCallback {
  const { checkouts } = at;
  return (app, _options, done) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isSignedFor(request)) return problem({ request, reply }, 401, 'unauthorized');
    });
    const known = (call: Call, work: (checkout: Checkout) => () => unknown): unknown => {
      const found = checkouts.all.get((call.request.params as { id: string }).id);
      return found ? controlled(at, call, () => work(found)) : problem(call, 404, 'not_found');
    };
    app.post('/checkouts', (request, reply) => {
      const wanted = create.safeParse(request.body);
      if (!wanted.success) return problem({ request, reply }, 400, 'invalid_request');
      return controlled(at, { request, reply }, () => {
        const checkout = checkouts.create(String(request.headers['x-idempotency-key'] ?? ''), wanted.data);
        return () => reply.code(201).send(view(checkout, checkouts, request));
      });
    });
    app.get('/checkouts', (request, reply) => {
      const asked = listQuery.safeParse(request.query);
      if (!asked.success) return problem({ request, reply }, 400, 'invalid_request');
      const { pageSize, pageToken } = asked.data;
      const found = matching(checkouts, asked.data);
      const from = pageToken === '' ? 0 : found.findIndex(({ id }) => id === pageToken);
      return controlled(
        at,
        { request, reply },
        () => () =>
          reply.send({
            checkouts: found.slice(from, from + pageSize).map((each) => view(each, checkouts, request)),
            nextPageToken: found[from + pageSize]?.id ?? '',
          }),
      );
    });
    app.get('/checkouts/:id', (request, reply) =>
      known({ request, reply }, (checkout) => () => reply.send(view(checkout, checkouts, request))),
    );
    app.post('/checkouts/:id/deactivate', (request, reply) =>
      known({ request, reply }, (checkout) => {
        if (checkout.status === 'ACTIVE') checkout.status = 'DEACTIVATED';
        return () => reply.send(view(checkout, checkouts, request));
      }),
    );
    app.post('/checkouts/:id/refund', (request, reply) =>
      known({ request, reply }, (checkout) => {
        const wanted = refundBody.safeParse(request.body);
        if (!wanted.success || !checkouts.refund(checkout, wanted.data))
          return () => problem({ request, reply }, 400, 'invalid_request');
        return () => reply.send({ checkout: view(checkout, checkouts, request) });
      }),
    );
    done();
  };
}

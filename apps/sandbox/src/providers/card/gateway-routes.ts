import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Control } from '#controls/control';
import { answerBy, type Call } from '#controls/answer';
import { isWrong } from './banks.ts';
import type { Bank, Outcome, Sale, Transaction } from './bank.ts';
import { asChallenged } from './challenges.ts';
import type { Gateway } from './gateway.ts';
import { vaultRoutes } from './vault-routes.ts';
import { xml } from './xml-reply.ts';
import { nonceXml, pageXml, refusalXml, searchXml, transactionXml } from './xml.ts';

const amount = z.string().regex(/^\d+\.\d{2}$/);
const cents = (text: string): number => Math.round(Number(text) * 100);
const saleBody = z.object({
  transaction: z.object({
    type: z.literal('sale'),
    amount,
    order_id: z.string().max(255).default(''),
    api_request_key: z.string().max(255).default(''),
    payment_method_nonce: z.string().optional(),
    payment_method_token: z.string().optional(),
    options: z
      .object({
        submit_for_settlement: z.boolean().default(false),
        store_in_vault_on_success: z.boolean().default(false),
        three_d_secure: z.object({ required: z.boolean() }).optional(),
      })
      .prefault({}),
  }),
});
const refundBody = z.object({
  transaction: z
    .object({
      amount: amount.optional(),
      order_id: z.string().default(''),
      api_request_key: z.string().default(''),
    })
    .prefault({}),
});
const searchBody = z.object({
  search: z.union([
    z.object({ order_id: z.object({ is: z.string() }) }),
    z.object({ created_at: z.object({ min: z.string(), max: z.string() }) }),
  ]),
});
const pageBody = z.object({ search: z.object({ ids: z.array(z.string()).max(50) }) });

const idsFor = (bank: Bank, { search }: z.output<typeof searchBody>): string[] =>
  ('order_id' in search
    ? bank.byOrder(search.order_id.is)
    : bank.between(Date.parse(search.created_at.min), Date.parse(search.created_at.max))
  ).map(({ id }) => id);

const answer = (reply: FastifyReply, outcome: Outcome, status: number): FastifyReply =>
  outcome.refusal
    ? xml(reply, 422, refusalXml(outcome.refusal))
    : xml(reply, status, transactionXml(outcome.transaction));

/** Does the work when the provider really took the call, and answers, or does not, as its page says. */
const controlled = (
  call: Call,
  at: { control: Control; stopping: AbortSignal; status?: number; refused?(): Outcome },
  work: () => Outcome,
): Promise<unknown> => {
  const { reply } = call;
  const { refused } = at;
  return answerBy(
    call,
    {
      ...at,
      refused: () => (refused ? answer(reply, refused(), 422) : reply.code(403).send('')),
      failed: () => reply.code(503).send(''),
    },
    () => {
      const outcome = work();
      return () => answer(reply, outcome, at.status ?? 200);
    },
  );
};

function readSale(body: unknown): Sale | undefined {
  const parsed = saleBody.safeParse(body);
  if (!parsed.success) return undefined;
  const it = parsed.data.transaction;
  return {
    cents: cents(it.amount),
    orderId: it.order_id,
    requestKey: it.api_request_key,
    nonce: it.payment_method_nonce,
    token: it.payment_method_token,
    submit: it.options.submit_for_settlement,
    vault: it.options.store_in_vault_on_success,
    bankFirst: it.options.three_d_secure?.required === true,
  };
}

const badFormat = (reply: FastifyReply) =>
  xml(reply, 422, refusalXml({ code: '81503', message: 'Amount is an invalid format.' }));

function isSignedIn(request: FastifyRequest): boolean {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  const [user, secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return scheme?.toLowerCase() === 'basic' && !!user && !!secret && !isWrong(secret);
}

/** Braintree's gateway as its SDKs speak to it: JSON there, XML back. */
export function gatewayRoutes({ bankOf, stopping, sales, steps, questions }: Gateway): FastifyPluginCallback {
  return (app, _options, done) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isSignedIn(request)) return reply.code(401).send('');
    });
    const known = (call: Call, work: (transaction: Transaction) => unknown): unknown => {
      const found = bankOf(call.request).find((call.request.params as { id: string }).id);
      return found ? work(found) : call.reply.code(404).send('');
    };

    app.post('/transactions', (request, reply) => {
      const sale = readSale(request.body);
      if (!sale) return badFormat(reply);
      const body = JSON.stringify(request.body);
      const bank = bankOf(request);
      const at = { control: sales, stopping, status: 201, refused: () => bank.sale(sale, body, true) };
      return controlled({ request, reply }, at, () => bank.sale(sale, body));
    });
    app.get('/transactions/:id', (request, reply) =>
      known({ request, reply }, (transaction) => xml(reply, 200, transactionXml(transaction))),
    );
    for (const [verb, work] of [
      ['submit_for_settlement', 'capture'],
      ['void', 'release'],
      ['settle', 'settle'],
    ] as const)
      app.put(`/transactions/:id/${verb}`, (request, reply) =>
        known({ request, reply }, (transaction) =>
          controlled({ request, reply }, { control: steps, stopping }, () =>
            bankOf(request)[work](transaction),
          ),
        ),
      );
    app.post('/transactions/:id/refund', (request, reply) =>
      known({ request, reply }, (transaction) => {
        const parsed = refundBody.safeParse(request.body ?? {});
        if (!parsed.success) return badFormat(reply);
        const it = parsed.data.transaction;
        const wanted = {
          cents: it.amount ? cents(it.amount) : transaction.cents,
          orderId: it.order_id,
          key: it.api_request_key,
        };
        const at = { control: steps, stopping, status: 201 };
        return controlled({ request, reply }, at, () =>
          bankOf(request).refund(transaction, wanted, JSON.stringify(it)),
        );
      }),
    );
    const gateway = { bankOf, stopping, sales, steps, questions };
    otherRoutes(app, gateway);
    vaultRoutes(app, gateway);
    done();
  };
}

/** What is only looked up. */
function otherRoutes(
  app: Parameters<FastifyPluginCallback>[0],
  { bankOf, sales, questions, stopping }: Gateway,
): void {
  app.get<{ Params: { nonce: string } }>('/payment_method_nonces/:nonce', (request, reply) => {
    const { nonce } = request.params;
    const bank = bankOf(request);
    const card = bank.cardOfNonce(nonce);
    return card ? xml(reply, 200, nonceXml(nonce, card, bank.isUsed(nonce))) : reply.code(404).send('');
  });
  app.post<{ Params: { token: string } }>('/payment_methods/:token/nonces', (request, reply) => {
    const bank = bankOf(request);
    const card = bank.cardOfToken(request.params.token);
    const failed = () => reply.code(503).send('');
    return answerBy({ request, reply }, { control: questions, stopping, refused: failed, failed }, () => {
      if (!card) return () => reply.code(404).send('');
      const asked = asChallenged(card, sales);
      const nonce = bank.addNonce(asked);
      return () => xml(reply, 201, nonceXml(nonce, asked, false));
    });
  });
  app.post('/transactions/advanced_search_ids', (request, reply) => {
    const asked = searchBody.parse(request.body);
    const failed = () => reply.code(503).send('');
    return answerBy({ request, reply }, { control: questions, stopping, refused: failed, failed }, () => {
      const ids = idsFor(bankOf(request), asked);
      return () => xml(reply, 200, searchXml(ids));
    });
  });
  app.post('/transactions/advanced_search', (request, reply) => {
    const { search } = pageBody.parse(request.body);
    return xml(reply, 200, pageXml(search.ids.flatMap((id) => bankOf(request).find(id) ?? [])));
  });
}

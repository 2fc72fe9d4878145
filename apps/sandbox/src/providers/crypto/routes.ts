import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerBy, type Call } from '#controls/answer';
import type { ProviderContext } from '#providers/provider';
import type { Invoice, Invoices } from './invoices.ts';
import { listRoutes } from './list-routes.ts';

type At = Pick<ProviderContext, 'control' | 'stopping'> & { invoices: Invoices };

const create = z.object({
  amount: z.string().regex(/^\d+(\.\d+)?$/),
  currency: z.string().length(3),
  metadata: z.object({ orderId: z.string().optional(), itemDesc: z.string().default('') }).prefault({}),
  checkout: z.object({ redirectURL: z.url() }),
});
const mark = z.object({ status: z.enum(['Settled', 'Invalid']) });
const refundBody = z.object({
  refundVariant: z.literal('Custom'),
  customAmount: z.string(),
  customCurrency: z.string(),
  name: z.string().default(''),
});

const view = (
  { redirectUrl: _redirect, description: _description, orderId, createdAt, ...invoice }: Invoice,
  request: FastifyRequest,
) => ({
  ...invoice,
  type: 'Standard',
  createdTime: Math.floor(createdAt / 1000),
  metadata: { orderId },
  checkoutLink: `${request.protocol}://${request.host}/btcpay/i/${invoice.id}`,
});

const controlled = (at: At, call: Call, work: () => () => unknown) =>
  answerBy(
    call,
    {
      ...at,
      refused: () => call.reply.code(400).send([{ path: 'amount', message: 'refused' }]),
      failed: () => call.reply.code(503).send({ code: 'unavailable', message: 'try again' }),
    },
    work,
  );

/** BTCPay's Greenfield API, as far as the product uses it. */
export function btcpayRoutes(at: At): FastifyPluginCallback {
  const { invoices } = at;
  return (app, _options, done) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!/^token (?!wrong).+/.test(request.headers.authorization ?? ''))
        return reply.code(401).send({ code: 'unauthenticated', message: 'Authentication is required' });
    });
    const found = (request: FastifyRequest): Invoice | undefined => {
      const { storeId, id } = request.params as { storeId: string; id: string };
      const invoice = invoices.all.get(id);
      return invoice?.storeId === storeId ? invoice : undefined;
    };
    const missing = (reply: FastifyReply) =>
      reply.code(404).send({ code: 'invoice-not-found', message: 'The invoice was not found' });

    app.post('/invoices', (request, reply) => {
      const parsed = create.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send([{ path: 'body', message: parsed.error.message }]);
      const { amount, currency, metadata, checkout } = parsed.data;
      const { storeId } = request.params as { storeId: string };
      return controlled(at, { request, reply }, () => {
        const { itemDesc: description, orderId = '' } = metadata;
        const redirectUrl = checkout.redirectURL;
        const made = invoices.create({ storeId, amount, currency, redirectUrl, description, orderId });
        return () => reply.send(view(made, request));
      });
    });
    listRoutes(app, at, (invoice, request) => view(invoice, request));
    app.get('/invoices/:id', (request, reply) => {
      const invoice = found(request);
      return invoice
        ? controlled(at, { request, reply }, () => () => reply.send(view(invoice, request)))
        : missing(reply);
    });
    app.post('/invoices/:id/status', (request, reply) => {
      const invoice = found(request);
      if (!invoice) return missing(reply);
      const { status } = mark.parse(request.body);
      if (invoice.status === 'New' || invoice.status === 'Expired')
        Object.assign(invoice, { status, additionalStatus: 'Marked' });
      return reply.send(view(invoice, request));
    });
    app.post('/invoices/:id/refund', (request, reply) => {
      const invoice = found(request);
      if (!invoice) return missing(reply);
      const { customAmount, name } = refundBody.parse(request.body);
      return controlled(at, { request, reply }, () => {
        if (invoice.status !== 'Settled')
          return () => reply.code(422).send({ code: 'non-refundable', message: 'Not settled' });
        const id = invoices.addRefund({ invoiceId: invoice.id, amount: customAmount, name });
        const viewLink = `${request.protocol}://${request.host}/btcpay/pull-payments/${id}`;
        return () => reply.send({ id, amount: customAmount, viewLink });
      });
    });
    done();
  };
}

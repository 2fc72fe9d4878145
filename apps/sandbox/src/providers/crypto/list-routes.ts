import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Invoice, Invoices } from './invoices.ts';

const asked = z.object({
  startDate: z.coerce.number().default(0),
  endDate: z.coerce.number().default(Number.MAX_SAFE_INTEGER),
  skip: z.coerce.number().int().min(0).default(0),
  take: z.coerce.number().int().min(1).max(1000).default(50),
});

/** What a store has: its invoices of a time, and its refunds, which are pull payments. */
export function listRoutes(
  app: Parameters<FastifyPluginCallback>[0],
  { invoices }: { invoices: Invoices },
  view: (invoice: Invoice, request: FastifyRequest) => object,
): void {
  const storeOf = (request: FastifyRequest) => (request.params as { storeId: string }).storeId;
  app.get('/invoices', (request, reply) => {
    const { startDate, endDate, skip, take } = asked.parse(request.query);
    const found = [...invoices.all.values()]
      .filter(({ storeId }) => storeId === storeOf(request))
      .filter(({ createdAt }) => createdAt >= startDate * 1000 && createdAt <= endDate * 1000);
    return reply.send(found.slice(skip, skip + take).map((invoice) => view(invoice, request)));
  });
  app.get('/pull-payments', (request, reply) =>
    reply.send(
      invoices.refunds
        .filter(({ invoiceId }) => invoices.all.get(invoiceId)?.storeId === storeOf(request))
        .map(({ id, name, amount, at }) => ({
          id,
          name,
          amount,
          currency: 'AUD',
          startsAt: Math.floor(at / 1000),
        })),
    ),
  );
}

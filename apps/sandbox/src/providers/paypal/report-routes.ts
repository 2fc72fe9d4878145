import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Till } from './till.ts';

const asked = z.object({
  start_date: z.iso.datetime({ offset: true }),
  end_date: z.iso.datetime({ offset: true }),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
});

type Entry = { id: string; code: string; at: number; value: string; currency: string; custom: string };

const view = (entry: Entry) => ({
  transaction_info: {
    transaction_id: entry.id,
    transaction_event_code: entry.code,
    transaction_initiation_date: new Date(entry.at).toISOString(),
    transaction_amount: { currency_code: entry.currency, value: entry.value },
    transaction_status: 'S',
    ...(entry.custom === '' ? {} : { custom_field: entry.custom }),
  },
});

const entriesOf = ({ orders, refunds }: Till, client: string): Entry[] => [
  ...[...orders.values()]
    .filter(({ captureId, clientId }) => captureId !== '' && clientId === client)
    .map((it) => ({
      id: it.captureId,
      code: 'T0006',
      at: it.capturedAt,
      value: it.value,
      currency: it.currency,
      custom: it.customId,
    })),
  ...refunds
    .filter(({ clientId }) => clientId === client)
    .map((it) => ({
      id: it.id,
      code: 'T1107',
      at: it.at,
      value: `-${it.value}`,
      currency: 'AUD',
      custom: it.customId,
    })),
];

/** Transaction Search: what was taken and given back in a time. */
export function reportRoutes(
  app: Parameters<FastifyPluginCallback>[0],
  { till, clientOf }: { till: Till; clientOf(request: FastifyRequest): string },
): void {
  app.get('/v1/reporting/transactions', (request, reply) => {
    const query = asked.safeParse(request.query);
    if (!query.success)
      return reply.code(400).send({ name: 'INVALID_REQUEST', message: query.error.message, details: [] });
    const { start_date: from, end_date: to, page, page_size: size } = query.data;
    const found = entriesOf(till, clientOf(request))
      .filter(({ at }) => at >= Date.parse(from) && at <= Date.parse(to))
      .toSorted((a, b) => a.at - b.at);
    return reply.send({
      transaction_details: found.slice((page - 1) * size, page * size).map(view),
      page,
      total_items: found.length,
      total_pages: Math.max(1, Math.ceil(found.length / size)),
    });
  });
}

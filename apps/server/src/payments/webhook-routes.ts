import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#http/run-call';
import { addPaymentJob } from '#stores/jobs';
import { attemptByReference, isNews } from '#stores/payments';

const LISTENERS = [
  { path: '/webhooks/paypal', method: 'PP' },
  { path: '/webhooks/btcpay', method: 'CB' },
  { path: '/webhooks/coinbase', method: 'CB' },
] as const;

/**
 * What a provider tells is never believed for what it says: it is a reason to ask the provider. Told twice, it is
 * one reason; not signed by the provider, it is none.
 */
async function hear(
  method: string,
  told: { raw: Buffer; headers: Readonly<Record<string, string | undefined>> },
  parts: ServerParts,
): Promise<boolean> {
  const news = await parts.payments.redirect[method]?.news(told.raw, told.headers);
  if (!news) return false;
  const now = parts.clock();
  await parts.db.write(async (tx) => {
    if (!(await isNews(tx, { provider: method, id: news.id, now })) || news.about !== 'payment') return;
    const attempt = await attemptByReference(tx, method, news.reference);
    if (attempt) await addPaymentJob(tx, attempt.id, now);
  });
  return true;
}

export function webhookRoutes(app: FastifyInstance, parts: ServerParts): void {
  app.register(async (own) => {
    own.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const { path, method } of LISTENERS)
      own.post(path, async (request, reply) => {
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const headers = request.headers as Readonly<Record<string, string | undefined>>;
        const heard = await hear(method, { raw, headers }, parts);
        parts.log.info({ provider: method, heard }, 'webhook');
        return reply.code(heard ? 200 : 400).send({ ok: heard ? 1 : 0 });
      });
  });
}

import { clientAddress } from '@servery/domain/limits/client-address';
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '#server-parts';
import { securityFacts } from '#http/security-log';
import type { Webhook } from '#providers/redirect-port';
import { addPaymentJob } from '#stores/jobs';
import { attemptByReference, isNews } from '#stores/payments';

/** In a minute. What is left out is found by the job that looks after each payment. */
const PER_PAYMENT = 20;
const PER_ADDRESS = 600;

const LISTENERS = [
  { path: '/webhooks/paypal', method: 'PP' },
  { path: '/webhooks/btcpay', method: 'CB' },
  { path: '/webhooks/coinbase', method: 'CB' },
] as const;

/**
 * What a provider tells is never believed for what it says: it is a reason to ask the provider. Webhook twice, it is
 * one reason; not signed by the provider, it is none.
 */
async function hear(method: string, webhook: Omit<Webhook, 'isOurs'>, parts: ServerParts): Promise<boolean> {
  const now = parts.clock();
  const isOurs = async (reference: string) =>
    (await parts.db.read((tx) => attemptByReference(tx, method, reference))) !== undefined &&
    parts.rateLimit.allows(`webhook:${method}:${reference}`, PER_PAYMENT, now);
  const news = await parts.payments.redirect[method]?.news({ ...webhook, isOurs });
  if (!news || news === 'not-ours') return news === 'not-ours';
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
        const address = clientAddress(request.ip);
        if (!parts.rateLimit.allows(`webhook:${address}`, PER_ADDRESS, parts.clock())) {
          parts.log.info({ provider: method, ...securityFacts('limited', address) }, 'webhook');
          return reply.code(429).send({ ok: 0 });
        }
        const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const headers = request.headers as Readonly<Record<string, string | undefined>>;
        const heard = await hear(method, { raw, headers }, parts);
        const forged = heard ? {} : securityFacts('forged', address);
        parts.log.info({ provider: method, heard, ...forged }, 'webhook');
        return reply.code(heard ? 200 : 400).send({ ok: heard ? 1 : 0 });
      });
  });
}

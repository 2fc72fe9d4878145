import { clientAddress } from '@servery/domain/limits/client-address';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

type Heard = Omit<Webhook, 'isOurs'> & {
  method: string;
  /** Null for the installation's. */
  accountId: string | null;
};

/** Events of one account are told apart from another's, whoever numbers them alike. */
const tellerOf = ({ method, accountId }: Heard): string =>
  accountId === null ? method : `${method}:${accountId}`;

/**
 * What a provider tells is never believed for what it says: it is a reason to ask the provider. Webhook twice, it is
 * one reason; not signed by the provider, it is none. An account hears of its own payments alone.
 */
async function hear(webhook: Heard, parts: ServerParts): Promise<boolean> {
  const now = parts.clock();
  const { method, accountId } = webhook;
  const provider = tellerOf(webhook);
  const isOurs = async (reference: string) =>
    (await parts.db.read((tx) => attemptByReference(tx, { method, reference, accountId }))) !== undefined &&
    parts.rateLimit.allows(`webhook:${provider}:${reference}`, PER_PAYMENT, now);
  const { redirect } = await parts.db.read((tx) => parts.payments.of(tx, { account_id: accountId }));
  const news = await redirect[method]?.news({ ...webhook, isOurs });
  if (!news || news === 'not-ours') return news === 'not-ours';
  await parts.db.write(async (tx) => {
    if (!(await isNews(tx, { provider, id: news.id, now })) || news.about !== 'payment') return;
    const attempt = await attemptByReference(tx, { method, reference: news.reference, accountId });
    if (attempt) await addPaymentJob(tx, attempt.id, now);
  });
  return true;
}

type Received = FastifyRequest<{ Params: { account?: string } }>;

type Receiving = { method: string; request: Received; reply: FastifyReply };

async function receive({ method, request, reply }: Receiving, parts: ServerParts) {
  const address = clientAddress(request.ip);
  if (!parts.rateLimit.allows(`webhook:${address}`, PER_ADDRESS, parts.clock())) {
    parts.log.info({ provider: method, ...securityFacts('limited', address) }, 'webhook');
    return reply.code(429).send({ ok: 0 });
  }
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const headers = request.headers as Readonly<Record<string, string | undefined>>;
  const accountId = request.params.account ?? null;
  const heard = await hear({ method, accountId, raw, headers }, parts);
  const forged = heard ? {} : securityFacts('forged', address);
  parts.log.info({ provider: method, account: accountId, heard, ...forged }, 'webhook');
  return reply.code(heard ? 200 : 400).send({ ok: heard ? 1 : 0 });
}

export function webhookRoutes(app: FastifyInstance, parts: ServerParts): void {
  app.register(async (own) => {
    own.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    for (const { path, method } of LISTENERS)
      for (const address of [path, `${path}/:account`])
        own.post<{ Params: { account?: string } }>(address, (request, reply) =>
          receive({ method, request, reply }, parts),
        );
  });
}

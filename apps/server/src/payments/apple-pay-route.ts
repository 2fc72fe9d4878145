import { clientAddress } from '@servery/domain/limits/client-address';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServerParts } from '#server-parts';
import { isAppleGateway } from '#providers/wallet/apple-hosts';
import { venueTaking } from '#stores/venue/list-venues';

const text = z.string().min(1).max(300);
const query = z.object({
  key: text,
  url: text,
  domain: text,
  store_id: z.coerce.number().int().positive(),
  merchant_id: text,
});

const PER_MINUTE = 30;
const ASSOCIATION = '/.well-known/apple-developer-merchantid-domain-association';

/** Who may open a sheet: a page of ours, for a venue that takes Apple Pay, at one of Apple's own addresses. */
async function merchantOf(asked: z.output<typeof query>, host: string, { db, payments }: ServerParts) {
  const ports = await db.read((tx) => payments.at(tx, asked.store_id));
  const { apple } = ports.wallets;
  const ours =
    apple !== undefined &&
    asked.merchant_id === apple.merchantId &&
    asked.key === ports.card?.browser.key &&
    asked.domain === host &&
    isAppleGateway(asked.url);
  if (!ours) return undefined;
  const displayName = await db.read((tx) => venueTaking(tx, asked.store_id, 'APPLE'));
  return displayName === undefined
    ? undefined
    : { apple, merchant: { validationUrl: asked.url, domain: asked.domain, displayName } };
}

/** Merchant validation: the browser asks us, and we ask Apple, which knows us and not the browser. */
export function applePayRoutes(
  app: FastifyInstance,
  parts: ServerParts,
  associationFile: string | undefined,
): void {
  app.get('/apple_pay', async (request, reply) => {
    if (!parts.rateLimit.allows(`apple_pay:${clientAddress(request.ip)}`, PER_MINUTE, parts.clock()))
      return reply.code(429).send({ ok: 0 });
    const asked = query.safeParse(request.query);
    const found = asked.success ? await merchantOf(asked.data, request.hostname, parts) : undefined;
    if (!found) return reply.code(400).send({ ok: 0 });
    const said = await found.apple.session(found.merchant);
    if (said.is === 'session') return reply.send(said.session);
    parts.log.info({ why: said.why }, 'apple pay session');
    return reply.code(said.is === 'refused' ? 400 : 502).send({ ok: 0 });
  });
  if (associationFile) {
    const content = readFileSync(associationFile, 'utf8');
    app.get(ASSOCIATION, (_request, reply) => reply.type('text/plain; charset=utf-8').send(content));
  }
}

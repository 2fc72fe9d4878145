import { legalName } from '@servery/contract/legal';
import type { FastifyInstance } from 'fastify';
import type { Brands } from '#brand/brands';
import type { LoadedBrand } from '#brand/read-brand';
import { noShop } from '#pages/no-shop';
import { prepareBody } from '#prepared-body';
import type { PreparedBody } from '#prepared-body';
import { sendPrepared } from '#http/api-route';

type Named = { Params: { name: string } };

/** The long texts of a brand, for who opens them: no other page carries them along. */
export function legalRoute(app: FastifyInstance, brands: Brands): void {
  /** By the brand as it was read: another version has texts of its own. */
  const kept = new WeakMap<LoadedBrand, Map<string, PreparedBody>>();
  app.get<Named>('/api/legal/:name', (request, reply) => {
    const name = legalName.safeParse(request.params.name);
    if (!name.success) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    const brand = brands.byHost(request.host);
    if (!brand) return noShop(reply);
    const texts = kept.get(brand) ?? new Map<string, PreparedBody>();
    const body = texts.get(name.data) ?? prepareBody(JSON.stringify(brand.legal[name.data]));
    kept.set(brand, texts.set(name.data, body));
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendPrepared(request, reply, body);
  });
}

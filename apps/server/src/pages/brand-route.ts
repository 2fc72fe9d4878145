import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { KeptBrands } from '#brand/keep-brands';
import type { LoadedBrand } from '#brand/read-brand';
import { sendPrepared } from '#http/api-route';
import { noShop } from '#pages/no-shop';
import type { SocialPorts } from '#providers/social/port';
import { openFacts, themeOf, type Variant } from '#pages/shell';
import { prepareBody } from '#prepared-body';
import type { PreparedBody } from '#prepared-body';

const query = z.object({
  /** The one that was told of: this process may not have read it yet. */
  version: z.coerce.number().int().nonnegative().default(0),
  variant: z.enum(['web', 'kiosk', 'pos']).default('web'),
});

type Seen = { variant: Variant; social: SocialPorts };

const bodyOf = (brand: LoadedBrand, { variant, social }: Seen): PreparedBody =>
  prepareBody(
    JSON.stringify({ css: brand.css, theme: themeOf(brand, variant) ?? '', brand: openFacts(brand, social) }),
  );

/** The look and the words of a brand, for pages that are open while it changes. */
export function brandRoute(
  app: FastifyInstance,
  { brands, social }: { brands: Pick<KeptBrands, 'byHost' | 'look'>; social: SocialPorts },
): void {
  let looking: Promise<void> | undefined;
  /** One at a time, however many pages ask. */
  const look = () =>
    (looking ??= brands.look().finally(() => {
      looking = undefined;
    }));
  const kept = new WeakMap<LoadedBrand, Map<Variant, PreparedBody>>();
  app.get('/api/brand', async (request, reply) => {
    const parsed = query.safeParse(request.query);
    if (!parsed.success) return reply.code(400).type('text/plain; charset=utf-8').send('Bad request');
    const { version, variant } = parsed.data;
    const known = brands.byHost(request.host);
    if (known && known.version < version) await look();
    const brand = brands.byHost(request.host);
    if (!brand) return noShop(reply);
    const bodies = kept.get(brand) ?? new Map<Variant, PreparedBody>();
    const body = bodies.get(variant) ?? bodyOf(brand, { variant, social });
    kept.set(brand, bodies.set(variant, body));
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache');
    return sendPrepared(request, reply, body);
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoadedBrand } from '#brand/load';
import type { Rendered } from '#catalogue/catalogues';
import { sendPrepared } from '#http/api-route';
import type { ServerParts } from '#http/run-call';
import type { PageKind } from '#pages/preloads';
import type { Page, PageWords, Shell, Variant } from '#pages/shell';
import type { Catalogue } from '#stores/catalogue';
import { homeAnswer } from '#views/home';
import { cartView, noCart } from '#views/cart';

type Found = { catalogue: Catalogue; rendered: Rendered };

async function venueOf(parts: ServerParts, brand: LoadedBrand, slug: string): Promise<Found | undefined> {
  const catalogue = await parts.db.read((tx) => parts.catalogues.bySlug(tx, slug));
  if (!catalogue || catalogue.merchant.brand_code !== brand.code) return undefined;
  return { catalogue, rendered: parts.catalogues.rendered(catalogue, parts.clock()) };
}

const menuWords = ({ catalogue: { merchant } }: Found): PageWords => ({
  title: `${merchant.name}, ${merchant.suburb} Online Menu`,
  description: `Order online from ${merchant.name}, ${merchant.address1}, ${merchant.suburb}.`,
});

/** Which first answer belongs to an address, as a key to keep the page under. */
type Want = { kind: PageKind; slug: string };
const wanted = (path: string, brand: LoadedBrand, variant: Variant): Want => {
  const [room = '', slug = ''] = path.split('/').filter(Boolean);
  if (room === '' && variant === 'web' && !brand.flags.hide_home)
    return { kind: 'home', slug: brand.menu_name };
  if (room === '' || room === 'menu' || room === 'locations') {
    const named =
      room === 'menu' && slug !== '' && slug !== 'login' ? decodeURIComponent(slug) : brand.menu_name;
    return { kind: 'menu', slug: named.replace(/[.,]$/, '').toLowerCase() };
  }
  return { kind: 'plain', slug: brand.menu_name };
};

async function firstAnswers(parts: ServerParts, want: Want, found: Found): Promise<string> {
  const now = parts.clock();
  const { catalogue, rendered } = found;
  if (want.kind === 'home')
    return `{"AppHome":${await parts.db.read((tx) => homeAnswer(tx, catalogue, { ...parts, now }))}}`;
  if (want.kind === 'plain') return '{}';
  const order = JSON.stringify(cartView(noCart(catalogue, now), catalogue, now));
  return `{"Merchant":{"merchant":${rendered.full},"order":${order}}}`;
}

export function pageRoutes(app: FastifyInstance, parts: ServerParts, shell: Shell): void {
  /** A page is made once for each rendering of a menu: the key goes when the rendering does. */
  const kept = new WeakMap<Rendered, Map<string, Page>>();

  const pageFor = async (brand: LoadedBrand, variant: Variant, path: string): Promise<Page> => {
    const want = wanted(path, brand, variant);
    const found = await venueOf(parts, brand, want.slug);
    if (!found)
      return shell(brand, variant, {
        kind: want.kind,
        first: '{}',
        words: { title: brand.name, description: brand.words.tagline },
      });
    const pages = kept.get(found.rendered) ?? new Map<string, Page>();
    kept.set(found.rendered, pages);
    const key = `${variant}:${want.kind}`;
    const held = pages.get(key);
    if (held) return held;
    const page = shell(brand, variant, {
      kind: want.kind,
      first: await firstAnswers(parts, want, found),
      words: menuWords(found),
    });
    pages.set(key, page);
    return page;
  };

  const send = (variant: Variant) => async (request: FastifyRequest, reply: FastifyReply) => {
    const brand = parts.brands.byHost(request.host);
    const path = new URL(request.url, 'http://page').pathname.slice(
      variant === 'web' ? 0 : variant.length + 1,
    );
    const page = await pageFor(brand, variant, path).catch((error: unknown) => {
      if (error instanceof URIError) return pageFor(brand, variant, '/');
      throw error;
    });
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', page.policy)
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('x-content-type-options', 'nosniff');
    return sendPrepared(request, reply, page.body);
  };

  app.get('/kiosk', (_request, reply) => reply.redirect('/kiosk/', 308));
  app.get('/pos', (_request, reply) => reply.redirect('/pos/', 308));
  app.get('/kiosk/*', send('kiosk'));
  app.get('/pos/*', send('pos'));
  app.get('/*', send('web'));
}

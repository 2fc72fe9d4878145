import type { Merchant } from '@servery/contract/entities/merchant';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import type { ReadTx } from '#db/database';
import type { PreparedBody } from '#http/answer';
import type { PaymentOffer } from '#payments/ports';
import { type Catalogue, findMenu, loadCatalogue, menuVersion } from '#stores/catalogue';
import { noCart } from '#views/cart';
import { merchantView } from '#views/merchant';

/** What most callers get, made once a minute and menu version: availability in it changes with the clock. */
export type Rendered = {
  view: Merchant;
  /** JSON of the merchant with and without the menu's items. */
  full: string;
  brief: string;
  /** The menu's own facts, without its items. */
  menuBrief: string;
  /** Whole answers for callers without a cart. */
  fullAnswer: PreparedBody;
  briefAnswer: PreparedBody;
};

const MINUTE = 60_000;

export function prepareBody(text: string): PreparedBody {
  const plain = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return { plain, gzip: gzipSync(plain, { level: 6 }), brotli: brotliCompressSync(plain, quality) };
}

function render(catalogue: Catalogue, now: number): Rendered {
  const view = merchantView(catalogue, now);
  const full = JSON.stringify(view);
  const brief = JSON.stringify({ ...view, menu: { ...view.menu, items: [] } });
  const menuBrief = JSON.stringify({ ...view.menu, items: [] });
  const order = JSON.stringify(noCart(catalogue, now));
  const whole = (merchant: string) =>
    prepareBody(`{"ResponseCode":"SUCCESS","Response":{"merchant":${merchant},"order":${order}}}`);
  return { view, full, brief, menuBrief, fullAnswer: whole(full), briefAnswer: whole(brief) };
}

export type Catalogues = {
  /** May be a minute old on another process; a price is never taken from it without `current`. */
  bySlug(tx: ReadTx, slug: string): Promise<Catalogue | undefined>;
  /** Checked against the database in the caller's own transaction. */
  current(tx: ReadTx, menuId: number): Promise<Catalogue | undefined>;
  rendered(catalogue: Catalogue, now: number): Rendered;
  forget(slug: string): void;
  /** The same, seen from inside the venue: a pause of the online orders is none for its own screens. */
  inVenue: Catalogues;
};

/** The venue as its own screens see it; the same object for the same venue. */
function insideOf(catalogue: Catalogue, known: WeakMap<Catalogue, Catalogue>): Catalogue {
  if (catalogue.merchant.paused_until === 0) return catalogue;
  const inside = known.get(catalogue) ?? {
    ...catalogue,
    merchant: { ...catalogue.merchant, paused_until: 0 },
    fulfilment: catalogue.fulfilment.map((record) => ({ ...record })),
  };
  known.set(catalogue, inside);
  return inside;
}

/** A method without its provider is not offered. */
const withOffer = (catalogue: Catalogue, offer: PaymentOffer): Catalogue => ({
  ...catalogue,
  methods: catalogue.methods.filter(({ code }) => offer.offers(code)),
  card: offer.card,
  wallets: offer.wallets,
});

export function keepCatalogues(clock: () => number, offer: PaymentOffer): Catalogues {
  const bySlug = new Map<string, Catalogue>();
  const checkedAt = new Map<string, number>();
  const renderings = new WeakMap<Catalogue, { minute: number; rendered: Rendered }>();
  const insides = new WeakMap<Catalogue, Catalogue>();

  const keep = (catalogue: Catalogue): Catalogue => {
    bySlug.set(catalogue.menu.slug, catalogue);
    checkedAt.set(catalogue.menu.slug, clock());
    return catalogue;
  };
  const heldById = (menuId: number): Catalogue | undefined =>
    bySlug.values().find((held) => held.menu.id === menuId);

  const current = async (tx: ReadTx, menuId: number): Promise<Catalogue | undefined> => {
    const version = await menuVersion(tx, menuId);
    if (version === undefined) return undefined;
    const held = heldById(menuId);
    if (held?.menu.version === version) return held;
    return keep(withOffer(await loadCatalogue(tx, menuId), offer));
  };

  const online: Omit<Catalogues, 'inVenue'> = {
    current,
    bySlug: async (tx, slug) => {
      const held = bySlug.get(slug);
      if (held && clock() - (checkedAt.get(slug) ?? 0) < MINUTE) return held;
      const menu = await findMenu(tx, slug);
      if (!menu) return undefined;
      const catalogue = await current(tx, menu.id);
      checkedAt.set(slug, clock());
      return catalogue;
    },
    rendered: (catalogue, now) => {
      const minute = Math.floor(now / MINUTE);
      const held = renderings.get(catalogue);
      if (held?.minute === minute) return held.rendered;
      const rendered = render(catalogue, now);
      renderings.set(catalogue, { minute, rendered });
      return rendered;
    },
    forget: (slug) => {
      bySlug.delete(slug);
      checkedAt.delete(slug);
    },
  };
  const inside = async (found: Promise<Catalogue | undefined>): Promise<Catalogue | undefined> => {
    const catalogue = await found;
    return catalogue && insideOf(catalogue, insides);
  };
  const inVenue: Catalogues = {
    ...online,
    bySlug: (tx, slug) => inside(online.bySlug(tx, slug)),
    current: (tx, menuId) => inside(online.current(tx, menuId)),
    get inVenue() {
      return inVenue;
    },
  };
  return { ...online, inVenue };
}

import type { Merchant } from '@servery/contract/entities/merchant';
import type { ReadTx } from '#db/database';
import { prepareBody, type PreparedBody } from '#prepared-body';
import type { PaymentOffer } from '#payments/ports';
import type { Venue } from '@servery/domain/venue/model';
import { findMenu, loadVenue, menuVersion } from '#stores/venue/load-venue';
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

function render(venue: Venue, now: number): Rendered {
  const view = merchantView(venue, now);
  const full = JSON.stringify(view);
  const brief = JSON.stringify({ ...view, menu: { ...view.menu, items: [] } });
  const menuBrief = JSON.stringify({ ...view.menu, items: [] });
  const order = JSON.stringify(noCart(venue, now));
  const whole = (merchant: string) =>
    prepareBody(`{"ResponseCode":"SUCCESS","Response":{"merchant":${merchant},"order":${order}}}`);
  return { view, full, brief, menuBrief, fullAnswer: whole(full), briefAnswer: whole(brief) };
}

export type Venues = {
  /** May be a minute old on another process; a price is never taken from it without `current`. */
  bySlug(tx: ReadTx, slug: string): Promise<Venue | undefined>;
  /** Checked against the database in the caller's own transaction. */
  current(tx: ReadTx, menuId: number): Promise<Venue | undefined>;
  rendered(venue: Venue, now: number): Rendered;
  forget(slug: string): void;
  /** The same, seen from inside the venue: a pause of the online orders is none for its own screens. */
  inVenue: Venues;
};

/** The venue as its own screens see it; the same object for the same venue. */
function insideOf(venue: Venue, known: WeakMap<Venue, Venue>): Venue {
  if (venue.pausedUntil === 0) return venue;
  const inside = known.get(venue) ?? {
    ...venue,
    pausedUntil: 0,
    fulfilment: venue.fulfilment.map((record) => ({ ...record })),
  };
  known.set(venue, inside);
  return inside;
}

/** A method without its provider is not offered. */
const withOffer = (venue: Venue, offer: PaymentOffer): Venue => ({
  ...venue,
  methods: venue.methods.filter(({ code }) => offer.offers(code)),
  card: offer.card,
  wallets: offer.wallets,
  accounts: offer.accounts,
});

type OfferAt = (tx: ReadTx, venueId: number) => Promise<PaymentOffer>;

export function keepVenues(clock: () => number, offerAt: OfferAt): Venues {
  const bySlug = new Map<string, Venue>();
  const checkedAt = new Map<string, number>();
  const renderings = new WeakMap<Venue, { minute: number; rendered: Rendered }>();
  const insides = new WeakMap<Venue, Venue>();

  const keep = (venue: Venue): Venue => {
    bySlug.set(venue.menu.slug, venue);
    checkedAt.set(venue.menu.slug, clock());
    return venue;
  };
  const heldById = (menuId: number): Venue | undefined =>
    bySlug.values().find((held) => held.menu.id === menuId);

  const current = async (tx: ReadTx, menuId: number): Promise<Venue | undefined> => {
    const version = await menuVersion(tx, menuId);
    if (version === undefined) return undefined;
    const held = heldById(menuId);
    if (held?.menu.version === version) return held;
    const venue = await loadVenue(tx, menuId);
    return keep(withOffer(venue, await offerAt(tx, venue.id)));
  };

  const online: Omit<Venues, 'inVenue'> = {
    current,
    bySlug: async (tx, slug) => {
      const held = bySlug.get(slug);
      if (held && clock() - (checkedAt.get(slug) ?? 0) < MINUTE) return held;
      const menuId = await findMenu(tx, slug);
      if (menuId === undefined) return undefined;
      const venue = await current(tx, menuId);
      checkedAt.set(slug, clock());
      return venue;
    },
    rendered: (venue, now) => {
      const minute = Math.floor(now / MINUTE);
      const held = renderings.get(venue);
      if (held?.minute === minute) return held.rendered;
      const rendered = render(venue, now);
      renderings.set(venue, { minute, rendered });
      return rendered;
    },
    forget: (slug) => {
      bySlug.delete(slug);
      checkedAt.delete(slug);
    },
  };
  const inside = async (found: Promise<Venue | undefined>): Promise<Venue | undefined> => {
    const venue = await found;
    return venue && insideOf(venue, insides);
  };
  const inVenue: Venues = {
    ...online,
    bySlug: (tx, slug) => inside(online.bySlug(tx, slug)),
    current: (tx, menuId) => inside(online.current(tx, menuId)),
    get inVenue() {
      return inVenue;
    },
  };
  return { ...online, inVenue };
}

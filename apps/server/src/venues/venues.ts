import type { Merchant } from '@servery/contract/entities/merchant';
import type { ReadTx } from '#db/database';
import { holdVenues } from '#venues/held-venues';
import { prepareBody, type PreparedBody } from '#prepared-body';
import type { PaymentOffer } from '#payments/ports';
import type { Venue } from '@servery/domain/venue/model';
import { findMenu, loadVenue, menuVersion } from '#stores/venue/load-venue';
import { noCart } from '#views/cart';
import { merchantView } from '#views/merchant';

/** What most callers get, made when it changes: looked at once a minute, as availability in it changes with the clock. */
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

type Rendering = { minute: number; order: string; rendered: Rendered };

/** The one before, where it says the same: what was made of it (compressed, rendered as pages) stays good. */
function render(venue: Venue, now: number, before: Rendering | undefined): Rendering {
  const minute = Math.floor(now / MINUTE);
  const view = merchantView(venue, now);
  const full = JSON.stringify(view);
  const order = JSON.stringify(noCart(venue, now));
  if (before?.rendered.full === full && before.order === order) return { ...before, minute };
  const brief = JSON.stringify({ ...view, menu: { ...view.menu, items: [] } });
  const menuBrief = JSON.stringify({ ...view.menu, items: [] });
  const whole = (merchant: string) =>
    prepareBody(`{"ResponseCode":"SUCCESS","Response":{"merchant":${merchant},"order":${order}}}`);
  const answers = { fullAnswer: whole(full), briefAnswer: whole(brief) };
  return { minute, order, rendered: { view, full, brief, menuBrief, ...answers } };
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
  const held = holdVenues(clock);
  const renderings = new WeakMap<Venue, Rendering>();
  const insides = new WeakMap<Venue, Venue>();

  const current = async (tx: ReadTx, menuId: number): Promise<Venue | undefined> => {
    const version = await menuVersion(tx, menuId);
    if (version === undefined) return undefined;
    const known = held.byMenu(menuId);
    if (known?.menu.version === version) return known;
    const loaded = await loadVenue(tx, menuId);
    const venue = withOffer(loaded, await offerAt(tx, loaded.id));
    held.keep(tx, venue);
    return venue;
  };

  const online: Omit<Venues, 'inVenue'> = {
    current,
    bySlug: async (tx, slug) => {
      const known = held.fresh(slug, clock() - MINUTE);
      if (known) return known;
      const menuId = await findMenu(tx, slug);
      if (menuId === undefined) return undefined;
      const venue = await current(tx, menuId);
      held.looked(menuId);
      return venue;
    },
    rendered: (venue, now) => {
      const minute = Math.floor(now / MINUTE);
      const before = renderings.get(venue);
      if (before?.minute === minute) return before.rendered;
      const rendering = render(venue, now, before);
      renderings.set(venue, rendering);
      return rendering.rendered;
    },
    forget: held.forget,
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

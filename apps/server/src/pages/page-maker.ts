import type { LoadedBrand } from '#brand/read-brand';
import { speakFor } from '#brand/speak';
import type { Rendered } from '#venues/venues';
import type { ReadTx } from '#db/database';
import type { ServerParts } from '#server-parts';
import type { PageKind } from '#pages/preloads';
import type { Prerender, Prerendered } from '#prerender/prerender';
import { homeHosts } from '#pages/home-hosts';
import {
  cardPolicy,
  factsText,
  type Hosts,
  NO_HOSTS,
  type Page,
  type PageWords,
  type Shell,
  together,
  type Variant,
} from '#pages/shell';
import { structuredData } from '#pages/structured-data';
import type { Venue } from '@servery/domain/venue/model';
import { homeAnswer } from '#queries/home';
import { noCart } from '#views/cart';
import { t } from '#pages/texts';

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;

type Found = { venue: Venue; rendered: Rendered };

/** `/menu/x/item/12-flat-white` shows the menu of x, so its prerendered page serves them all. */
const prerenderedPath = (want: Want): string => (want.kind === 'home' ? '/' : `/menu/${want.slug}`);

type Reader = { brand: LoadedBrand; variant: Variant };

async function venueOf(parts: ServerParts, reader: Reader, slug: string): Promise<Found | undefined> {
  const { brand, variant } = reader;
  const venues = variant === 'web' ? parts.venues : parts.venues.inVenue;
  const venue = await parts.db.read((tx) => venues.bySlug(tx, slug));
  if (!venue || venue.brandCode !== brand.code) return undefined;
  return { venue, rendered: venues.rendered(venue, parts.clock()) };
}

const menuWords = ({ venue, rendered }: Found, publicUrl: string): PageWords => ({
  title: t.onlineMenu({ name: venue.name, suburb: venue.suburb }),
  description: t.orderOnlineFrom({
    name: venue.name,
    address1: venue.address1,
    suburb: venue.suburb,
  }),
  image: rendered.view.hero_img_url === '' ? '' : `${publicUrl}${rendered.view.hero_img_url}`,
  data: structuredData(rendered.view),
});

/** Which first answer belongs to an address, as a key to keep the page under. */
type Want = { kind: PageKind; slug: string; isNamed: boolean };
const wanted = (path: string, brand: LoadedBrand, variant: Variant): Want => {
  const [room = '', slug = ''] = path.split('/').filter(Boolean);
  const own = { slug: brand.menu_name, isNamed: false };
  if (room === '' && variant === 'web' && !brand.flags.hide_home) return { kind: 'home', ...own };
  if (!brand.single_store && room !== 'menu') return { kind: 'plain', ...own };
  if (room === 'menu' && slug !== '' && slug !== 'login') {
    const named = decodeURIComponent(slug).replace(/[.,]$/, '').toLowerCase();
    return { kind: 'menu', slug: named, isNamed: true };
  }
  return { kind: ['', 'menu', 'locations'].includes(room) ? 'menu' : 'plain', ...own };
};

async function firstAnswers(parts: ServerParts, want: Want, found: Found): Promise<string> {
  const now = parts.clock();
  const { venue, rendered } = found;
  if (want.kind === 'home')
    return `{"AppHome":${await parts.db.read((tx) => homeAnswer(tx, venue, { ...parts, now }))}}`;
  if (want.kind === 'plain') return '{}';
  const order = JSON.stringify(noCart(venue, now));
  return `{"Merchant":{"merchant":${rendered.full},"order":${order}}}`;
}

export type PageParts = ServerParts & { shell: Shell; prerender: Prerender; publicUrl: string };

type Making = { want: Want; found: Found; facts: string; brand: LoadedBrand; minute: number };
const prerenderKey = (brand: LoadedBrand, want: Want): string =>
  `${brand.code}:${brand.version}:${prerenderedPath(want)}`;
const prerenderOf = async (
  parts: PageParts,
  { want, found, facts, brand, minute }: Making,
): Promise<Prerendered> =>
  parts.prerender.of(
    { page: prerenderKey(brand, want), version: found.venue.menu.version, minute },
    { facts, path: prerenderedPath(want) },
  );
const NOTHING: Prerendered = { html: '', isOld: false };

/** Whom a page speaks to beside us, as its brand has set it up. */
async function otherHosts(tx: ReadTx, { brand, variant }: Reader, { payments }: PageParts): Promise<Hosts> {
  const embedded = variant === 'web' ? await homeHosts(tx, brand.code) : NO_HOSTS;
  const cards = await payments.cardHostsIn(tx, brand.code);
  return cards.map(cardPolicy).reduce(together, embedded);
}

export type PageMaker = (brand: LoadedBrand, variant: Variant, path: string) => Promise<Page>;

/** A page as it was made, and when it was last looked whether it still says what is so. */
type Kept = { minute: number; halfHour: number; said: string; page: Page };
type Pages = Map<string, Kept>;

/**
 * Makes pages, each when what it says has changed: that is looked at once a minute, and every half hour it is made anew.
 * They go when the rendering of their menu does.
 */
export function pageMaker(parts: PageParts): PageMaker {
  const { shell, publicUrl, reach } = parts;
  const kept = new WeakMap<Rendered, Pages>();
  const bare = new WeakMap<LoadedBrand, Map<string, Page>>();

  const barePage = ({ brand, variant }: Reader, kind: PageKind): Page => {
    const key = `${variant}:${kind}`;
    const pages = bare.get(brand) ?? new Map<string, Page>();
    const page =
      pages.get(key) ??
      shell(brand, variant, {
        kind,
        facts: factsText(brand, variant, { first: '{}', sendsMail: reach.mail }),
        words: { title: brand.name, description: brand.words.tagline },
        prerendered: '',
        embedded: NO_HOSTS,
      });
    bare.set(brand, pages.set(key, page));
    return page;
  };

  const pagesOf = (rendered: Rendered): Pages => {
    const pages = kept.get(rendered) ?? new Map<string, Kept>();
    kept.set(rendered, pages);
    return pages;
  };

  const make: PageMaker = async (brand, variant, path) => {
    const want = wanted(path, brand, variant);
    const found = await venueOf(parts, { brand, variant }, want.slug);
    // A brand may have no menu yet; one that an address names is another matter.
    if (!found) return { ...barePage({ brand, variant }, want.kind), isMissing: want.isNamed };
    const pages = pagesOf(found.rendered);
    const key = `${brand.version}:${variant}:${want.kind}`;
    const held = pages.get(key);
    const minute = Math.floor(parts.clock() / MINUTE);
    if (held?.minute === minute) return held.page;
    const halfHour = Math.floor(parts.clock() / HALF_HOUR);
    const first = await firstAnswers(parts, want, found);
    const facts = factsText(brand, variant, { first, sendsMail: reach.mail });
    // On every page of customers, because the landing page opens from there without being loaded.
    const embedded = await parts.db.read((tx) => otherHosts(tx, { brand, variant }, parts));
    const said = facts + JSON.stringify(embedded);
    if (held?.said === said && held.halfHour === halfHour) {
      pages.set(key, { ...held, minute });
      parts.prerender.confirm(prerenderKey(brand, want), minute);
      return held.page;
    }
    // The other variants ask for a sign-in first: there is nothing to read before it.
    const isOpenToAll = variant === 'web' && want.kind !== 'plain';
    const drawn = isOpenToAll ? await prerenderOf(parts, { want, found, facts, brand, minute }) : NOTHING;
    const page = shell(brand, variant, {
      kind: want.kind,
      facts,
      words: menuWords(found, publicUrl),
      prerendered: drawn.html,
      embedded,
    });
    // A page that had to go without it, or with an old one, is not kept: the next one has it.
    const isWhole = drawn.html !== '' && !drawn.isOld;
    if (!isOpenToAll || isWhole || !parts.prerender.possible)
      pages.set(key, { minute, halfHour, said, page });
    return page;
  };
  return (brand, variant, path) => speakFor(brand, () => make(brand, variant, path));
}

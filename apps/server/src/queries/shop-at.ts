import type { HoursValue, ShopAt } from '@servery/contract/entities/venue-hours';
import { instantOf } from '@servery/domain/hours/times';
import { withHours } from '@servery/domain/hours/with-hours';
import { isSoldAt } from '@servery/domain/menu/available';
import { menuAsDrafted } from '@servery/domain/menu-editor/draft';
import { draftProblems } from '@servery/domain/menu-editor/draft-problems';
import { formatCents } from '@servery/domain/money';
import type { Venue, VenueProduct } from '@servery/domain/venue/model';
import { limitsOf, stateOf } from '@servery/domain/venue/product-state';
import { shopAt } from '@servery/domain/venue/shop-at';
import { withMenu } from '@servery/domain/venue/with-menu';
import type { ReadTx } from '#db/database';
import { liveRecords } from '#menu-sheet/live-sheet';
import { type MenuDraft, promoProducts, readDraft } from '#stores/menu-editor/draft';

const MOST_SHOWN = 100;
const MOST_LISTED = 1000;

export type ShopWish = {
  date: string;
  time: string;
  /** Hours that are not saved yet. */
  types?: readonly { id: number; value: HoursValue }[] | undefined;
  /** 1: with the draft of the menu, whenever it goes live. */
  draft?: 0 | 1 | undefined;
};

const isShown = (product: VenueProduct): boolean => product.visible && isSoldAt(limitsOf(product), 'online');

function menuAt(venue: Venue, live: Venue, now: number): ShopAt['menu'] {
  let room = MOST_LISTED;
  return venue.categories.flatMap(({ name, products }) => {
    const listed = products.filter(isShown).slice(0, room);
    room -= listed.length;
    if (listed.length === 0) return [];
    const dishes = listed.map((product) => {
      const before = live.products.get(product.id)?.basePrice;
      const isOther = before !== undefined && before !== product.basePrice;
      return {
        name: product.name,
        price: formatCents(product.basePrice),
        live_price: isOther ? formatCents(before) : '',
        is_new: before === undefined ? (1 as const) : (0 as const),
        why: stateOf(product, venue, { when: now }).text,
      };
    });
    return [{ name, products: dishes }];
  });
}

function withWishedHours(venue: Venue, types: ShopWish['types']): Venue {
  const wanted = new Map(types?.map(({ id, value }) => [id, value]));
  if (wanted.size === 0) return venue;
  const fulfilment = venue.fulfilment.map((type) => {
    const value = wanted.get(type.id);
    return value ? withHours(type, value) : type;
  });
  return { ...venue, fulfilment };
}

/** With what is live by then; what does not fit would not go live. */
async function withDraft(tx: ReadTx, venue: Venue, { draft, isTrial, now }: Wanted): Promise<Venue> {
  const { changes, publishAt } = draft;
  const isLiveThen = publishAt !== undefined && publishAt <= now;
  if (changes.length === 0 || !(isTrial || isLiveThen)) return venue;
  const records = await liveRecords(tx, venue.id);
  const isStuck = !isTrial && draftProblems(records, changes, await promoProducts(tx, venue.id)).size > 0;
  return isStuck ? venue : withMenu(venue, menuAsDrafted(records, changes));
}
type Wanted = { draft: MenuDraft; isTrial: boolean; now: number };

/** The shop at any moment as a customer will meet it, with what is live by then; nothing of it is kept. */
export async function shopAsAt(tx: ReadTx, live: Venue, wish: ShopWish): Promise<ShopAt> {
  const now = instantOf(wish, live.timeZone);
  const draft = await readDraft(tx, live.id);
  const shown = await withDraft(tx, live, { draft, isTrial: wish.draft === 1, now });
  const venue = withWishedHours(shown, wish.types);
  const { line, types, isOpen } = shopAt(venue, now);
  const visible = [...venue.products.values()].filter((product) => product.visible);
  return {
    line,
    types,
    is_open: isOpen ? 1 : 0,
    not_available: visible
      .map((product) => ({ name: product.name, state: stateOf(product, venue, { when: now }) }))
      .filter(({ state }) => !state.available)
      .map(({ name, state }) => ({ name, why: state.text }))
      .slice(0, MOST_SHOWN),
    product_count: visible.length,
    menu: menuAt(venue, live, now),
    has_draft: draft.changes.length > 0 ? 1 : 0,
    shows_draft: shown === live ? 0 : 1,
    publish_at: Math.floor((draft.publishAt ?? 0) / 1000),
  };
}

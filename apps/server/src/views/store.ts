import type { CallOutput } from '@servery/contract/registry';
import { productState } from '@servery/domain/menu/available';
import { longerOf, runOut } from '@servery/domain/stock/count';
import { nextDay, standingOf } from '@servery/domain/venue/standing';
import type { Venue, VenueProduct } from '@servery/domain/venue/model';
import { merchantView } from '#views/merchant';
import { limitsOf } from '@servery/domain/venue/product-state';
import { pictureUrl } from '#views/menu';

const seconds = (ms: number): number => Math.floor(ms / 1000);

export function storeStatusView(venue: Venue, now: number): CallOutput<'ConsoleStore.set_state'> {
  const { state } = standingOf(venue, now);
  return {
    state,
    paused_until: state === 'paused' ? seconds(venue.pausedUntil) : 0,
    reason: state === 'open' ? '' : venue.pauseReason,
    open_text: merchantView(venue, now).open_text,
  };
}

type StockItem = CallOutput<'ConsoleStore.sold_out'>;

type Counted = Pick<Venue, 'timeZone' | 'categories' | 'brandCode'> & { stock: ReadonlyMap<number, number> };

/** Why it cannot be had now, be it that somebody said so or that today's are gone. */
const goneNow = ({ soldOut, dailyCount }: VenueProduct, left: number | undefined, dayEnd: number) =>
  longerOf(soldOut, dailyCount > 0 ? runOut(left, dayEnd) : undefined);

export function stockItemView(product: VenueProduct, venue: Counted, now: number): StockItem {
  const zone = venue.timeZone;
  const left = venue.stock.get(product.id);
  const soldOut = limitsOf({ ...product, soldOut: goneNow(product, left, nextDay(now, zone)) })?.sold_out;
  const gone = productState(soldOut && { sold_out: soldOut, dayparts: [] }, { when: now, zone });
  const category = venue.categories.find((each) => each.id === product.categoryId);
  return {
    id: product.id,
    category: category?.name ?? '',
    name: product.name,
    img_url: pictureUrl(venue, product.image),
    tint: product.tint,
    sold_out: gone.available ? 0 : 1,
    sold_out_until: gone.available ? 0 : (soldOut?.until ?? 0),
    available_str: gone.text,
    ...(left !== undefined && { left }),
    ...(product.dailyCount > 0 && { daily: product.dailyCount }),
  };
}

export const stockView = (venue: Counted, now: number): StockItem[] =>
  venue.categories
    .flatMap((category) => category.products)
    .filter((product) => product.visible)
    .map((product) => stockItemView(product, venue, now));

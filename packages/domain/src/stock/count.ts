import type { CartLine } from '#cart/lines';
import type { Instant } from '#hours/availability';
import { localDateTime } from '#hours/times';
import { t } from '#stock/texts';
import type { VenueProduct } from '#venue/model';

/** What is there of a product: on the shelf, and of that kept for others who are paying. */
export type StockCount = { left: number; held: number };

export const freeOf = ({ left, held }: StockCount): number => Math.max(0, left - held);

/** Whether somebody counts what is left of it, on the whole or each day. */
export const isCounted = (product: Pick<VenueProduct, 'isCounted' | 'dailyCount'> | undefined): boolean =>
  product !== undefined && (product.isCounted || product.dailyCount > 0);

/** How many of each counted product these lines want, in the order of their ids: whoever locks them locks them so. */
export function countedIn(
  lines: readonly Pick<CartLine, 'productId' | 'quantity'>[],
  products: ReadonlyMap<number, Pick<VenueProduct, 'isCounted' | 'dailyCount'>>,
): { productId: number; quantity: number }[] {
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of lines)
    if (isCounted(products.get(productId))) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
  return [...wanted]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((a, b) => a.productId - b.productId);
}

/** Why so many cannot be had; nothing where they can. */
export function shortText(count: StockCount, wanted: number): string | undefined {
  const free = freeOf(count);
  if (wanted <= free) return undefined;
  if (count.left <= 0) return t.soldOut;
  return free === 0 ? t.lastHeld : t.onlyLeft({ count: free });
}

type SoldOut = NonNullable<VenueProduct['soldOut']>;

/** Sold out by itself: it is counted, and none is left. `until` is the end of the day where days are counted. */
export const runOut = (left: number | undefined, until: Instant = 0): SoldOut | undefined =>
  left === undefined || left > 0
    ? undefined
    : { text: until === 0 ? t.soldOut : t.soldOutBackTomorrow, until };

const lasts = ({ until }: SoldOut): number => (until === 0 ? Infinity : until);

/** Of what somebody said and what has run out, the one that lasts longer: the other one ends before it. */
export const longerOf = (said: SoldOut | undefined, out: SoldOut | undefined): SoldOut | undefined =>
  said && out ? (lasts(out) > lasts(said) ? out : said) : (said ?? out);

/** The day of a venue whose goods an order takes; empty where the product's days are not counted. */
export const stockDay = (
  product: Pick<VenueProduct, 'dailyCount'>,
  { when, zone }: { when: Instant; zone: string },
): string => (product.dailyCount > 0 ? localDateTime(when, zone).date : '');

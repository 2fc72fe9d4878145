import type { CartLine } from '#cart/lines';
import { t } from '#stock/texts';
import type { VenueProduct } from '#venue/model';

/** What is there of a product: on the shelf, and of that kept for others who are paying. */
export type StockCount = { left: number; held: number };

export const freeOf = ({ left, held }: StockCount): number => Math.max(0, left - held);

/** How many of each counted product these lines want, in the order of their ids: whoever locks them locks them so. */
export function countedIn(
  lines: readonly Pick<CartLine, 'productId' | 'quantity'>[],
  products: ReadonlyMap<number, Pick<VenueProduct, 'isCounted'>>,
): { productId: number; quantity: number }[] {
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of lines)
    if (products.get(productId)?.isCounted) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
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

/** Sold out by itself: it is counted, and none is left. */
export const runOut = (left: number | undefined): VenueProduct['soldOut'] =>
  left === undefined || left > 0 ? undefined : { text: t.soldOut, until: 0 };

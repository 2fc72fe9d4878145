import type { Category, Product } from '@servery/contract/entities/menu';

/** Fills whole rows of one, two, three and four columns. */
export const CHUNK = 24;
/** Below this a menu is drawn whole: the browser's own search finds everything in it. */
const LONG = 240;

export const isLong = (categories: readonly Category[]): boolean =>
  categories.reduce((count, { items }) => count + items.length, 0) > LONG;

export function chunksOf(dishes: readonly Product[]): Product[][] {
  const chunks: Product[][] = [];
  for (let at = 0; at < dishes.length; at += CHUNK) chunks.push(dishes.slice(at, at + CHUNK));
  return chunks;
}

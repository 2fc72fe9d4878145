import type { Category, Product } from '@servery/contract/entities/menu';

export const ALL = 'all';

/** Without accents, and with plain spaces where a name keeps a number with its unit. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How well a name answers what was typed: its start, the start of a word, anywhere, not at all. */
function rank(name: string, sought: string): number {
  const text = plain(name);
  if (text.startsWith(sought)) return 0;
  if (text.split(/[\s&-]+/).some((word) => word.startsWith(sought))) return 1;
  return text.includes(sought) ? 2 : 3;
}

/** The tiles to show: one category or all, or what the search finds in the whole menu, the best first. */
export function productsFor(categories: readonly Category[], tab: string, search: string): Product[] {
  const sought = plain(search.trim());
  const shown =
    sought === '' && tab !== ALL ? categories.filter((category) => String(category.id) === tab) : categories;
  const products = shown.flatMap((category) => category.items).filter((item) => item.is_visible === 1);
  if (sought === '') return products;
  return products
    .map((product) => ({ product, rank: rank(product.name, sought) }))
    .filter((found) => found.rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .map((found) => found.product);
}

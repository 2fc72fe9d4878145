import type { Category, Product } from '@servery/contract/entities/menu';
import { searchMenu } from '@servery/domain/menu/search';

export const ALL = 'all';

type Wanted = {
  tab: string;
  search: string;
  /** What a key adds unseen is called as it was typed. */ exactly?: boolean;
};

/** The tiles to show: one category or all, or what the search finds in the whole menu, the best first. */
export function productsFor(
  categories: readonly Category[],
  { tab, search, exactly = false }: Wanted,
): Product[] {
  if (search.trim() !== '') return searchMenu(categories, search, { exactly }).map(({ product }) => product);
  return categories
    .filter(({ id }) => tab === ALL || String(id) === tab)
    .flatMap(({ items }) => items)
    .filter((item) => item.is_visible === 1);
}

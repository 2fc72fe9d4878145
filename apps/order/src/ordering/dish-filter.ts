import type { Category, DietaryKey, Product } from '@servery/contract/entities/menu';
import { suits } from '@servery/domain/menu/diets';
import type { searchMenu } from '@servery/domain/menu/search';

export type DishFilter = { search: string; diet: ReadonlySet<DietaryKey> };
export type Find = typeof searchMenu;

/** As long as the search itself is not here. */
export const findAll: Find = (categories) =>
  categories.flatMap((category) =>
    category.items.flatMap((product) => (product.is_visible === 1 ? { product, category } : [])),
  );

/** What is left of the menu under a search and a diet, the best answer first; categories with nothing left go. */
export function shownCategories(
  categories: readonly Category[],
  { search, diet }: DishFilter,
  find: Find = findAll,
): Category[] {
  const byCategory = new Map<Category, Product[]>();
  for (const { product, category } of find(categories, search)) {
    if (![...diet].every((key) => suits(product, key))) continue;
    const items = byCategory.get(category);
    if (items) items.push(product);
    else byCategory.set(category, [product]);
  }
  return [...byCategory].map(([category, items]) => ({ ...category, items }));
}

import type { Category, DietaryKey } from '@servery/contract/entities/menu';
import { suits } from '@servery/domain/menu/diets';

export type DishFilter = { search: string; diet: ReadonlySet<DietaryKey> };
export type Find = (categories: readonly Category[], typed: string) => readonly Category[];

/** What is left of the menu under a search and a diet; categories with nothing left go. `find`: once the search is here. */
export function shownCategories(
  categories: readonly Category[],
  { search, diet }: DishFilter,
  find?: Find,
): Category[] {
  const found = search && find ? find(categories, search) : categories;
  return found
    .map((category) => ({
      ...category,
      items: category.items.filter(
        (item) => item.is_visible === 1 && [...diet].every((key) => suits(item, key)),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

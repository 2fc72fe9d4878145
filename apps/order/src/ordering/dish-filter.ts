import type { Category, DietaryKey, Product } from '@servery/contract/entities/menu';

export type DishFilter = { search: string; diet: ReadonlySet<DietaryKey> };

const fits = (product: Product, { search, diet }: DishFilter): boolean =>
  product.is_visible === 1 &&
  // A name may have a space that keeps a number with its unit; what is typed has not.
  product.name.normalize('NFKC').toLowerCase().includes(search.trim().toLowerCase()) &&
  [...diet].every((key) => product[key] === 1);

/** What is left of the menu under a search and a diet; categories with nothing left go. */
export function shownCategories(categories: readonly Category[], filter: DishFilter): Category[] {
  return categories
    .map((category) => ({ ...category, items: category.items.filter((product) => fits(product, filter)) }))
    .filter((category) => category.items.length > 0);
}

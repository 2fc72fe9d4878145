import type { CartOrder } from '@servery/contract/entities/cart';
import type { Category, DietaryKey, Product } from '@servery/contract/entities/menu';
import { parseCents } from '@servery/domain/money';

export type DishFilter = { search: string; diet: ReadonlySet<DietaryKey> };

const fits = (product: Product, { search, diet }: DishFilter): boolean =>
  product.is_visible === 1 &&
  product.name.toLowerCase().includes(search.trim().toLowerCase()) &&
  [...diet].every((key) => product[key] === 1);

/** What is left of the menu under a search and a diet; categories with nothing left go. */
export function shownCategories(categories: readonly Category[], filter: DishFilter): Category[] {
  return categories
    .map((category) => ({ ...category, items: category.items.filter((product) => fits(product, filter)) }))
    .filter((category) => category.items.length > 0);
}

/** How many of each product the cart holds, whatever its options. */
export function quantities(order: CartOrder | undefined): ReadonlyMap<number, number> {
  const held = new Map<number, number>();
  for (const line of order?.items ?? [])
    held.set(line.menu_item_id, (held.get(line.menu_item_id) ?? 0) + line.quantity);
  return held;
}

/** The dish that stands beside the venue's name: the dearest of what the menu opens with. */
export function signatureDish(categories: readonly Category[]): Product | undefined {
  const cents = (product: Product) => parseCents(product.base_price) ?? 0;
  return categories
    .slice(0, 2)
    .flatMap((category) => category.items.slice(0, 3))
    .filter((product) => product.img_url !== '' && product.is_available === 1)
    .toSorted((a, b) => cents(b) - cents(a))[0];
}

/** '12-flat-white' names product 12; the words are for people. */
export const productIdOf = (link: string | undefined): number | undefined => {
  const id = Number.parseInt(link ?? '', 10);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export const productLink = ({ id, name }: { id: number; name: string }): string =>
  `${id}-${name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;

/** Nothing to choose: one tap is enough. */
export const addsAtOnce = (product: Product): boolean =>
  product.must_choose === 0 && product.option_count === 0;

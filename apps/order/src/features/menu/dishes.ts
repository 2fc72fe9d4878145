import type { CartOrder } from '@servery/contract/entities/cart';
import type { Category, Product } from '@servery/contract/entities/menu';
import { parseCents } from '@servery/domain/money';

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

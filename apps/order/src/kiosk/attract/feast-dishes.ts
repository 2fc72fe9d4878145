import type { Category, Product } from '@servery/contract/entities/menu';

/** Where each plate of the table takes its dish from, counted round the menu: the hero first, then the four corners. */
const SEATS = [2, 6, 4, 7, 0] as const;

const hasPicture = (product: Product): boolean => product.is_available === 1 && product.img_url !== '';

/** Five dishes from all over the menu; with every turn each plate shows the next one. */
export function feastOf(categories: readonly Category[], turn: number): Product[] {
  const dishes = categories.flatMap((category) => category.items.filter(hasPicture).slice(0, 1));
  if (dishes.length === 0) return [];
  return SEATS.flatMap((seat) => dishes[(seat + turn) % dishes.length] ?? []);
}

import type { CartOrder } from '@servery/contract/entities/cart';
import { t } from '#shared/texts.ts';

/** How many of each product are in the cart, over all of its lines. */
export function countsOf(order: Pick<CartOrder, 'items'>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const line of order.items)
    counts.set(line.menu_item_id, (counts.get(line.menu_item_id) ?? 0) + line.quantity);
  return counts;
}

export const itemsText = (count: number): string => t.items({ count });

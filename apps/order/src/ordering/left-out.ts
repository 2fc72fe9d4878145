import type { Category } from '@servery/contract/entities/menu';

/** How many products there are beyond those that came. */
export const leftOut = (menu: { items: readonly Category[]; item_count: number }): number =>
  Math.max(0, menu.item_count - menu.items.reduce((count, { items }) => count + items.length, 0));

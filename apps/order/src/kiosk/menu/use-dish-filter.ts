import type { Category, DietaryKey } from '@servery/contract/entities/menu';
import { searchCategories } from '@servery/domain/menu/search';
import { useState } from 'react';
import { type DishFilter, shownCategories } from '#ordering/dish-filter.ts';

const NOTHING: DishFilter = { search: '', diet: new Set() };

/** What somebody looks for in the menu, and what is left of it. */
export function useDishFilter(categories: readonly Category[]) {
  const [filter, setFilter] = useState(NOTHING);
  const shown = shownCategories(categories, filter, searchCategories);
  const toggle = (key: DietaryKey) =>
    setFilter(({ search, diet }) => {
      const next = new Set(diet);
      if (!next.delete(key)) next.add(key);
      return { search, diet: next };
    });
  return {
    ...filter,
    shown,
    count: shown.reduce((sum, { items }) => sum + items.length, 0),
    setSearch: (search: string) => setFilter(({ diet }) => ({ search, diet })),
    toggle,
    clear: () => setFilter(NOTHING),
  };
}
export type MenuFilter = ReturnType<typeof useDishFilter>;

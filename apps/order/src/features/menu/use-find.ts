import { useEffect, useState } from 'react';
import type { Find } from '#ordering/dish-filter.ts';

/** The search comes with the first letter: who only reads the menu does not wait for it, and without a line sees all. */
export function useFind(search: string): Find | undefined {
  const [find, setFind] = useState<Find>();
  const wanted = search !== '';
  useEffect(() => {
    if (!wanted) return;
    const arrived = (part: { searchCategories: Find }) => setFind(() => part.searchCategories);
    import('@servery/domain/menu/search').then(arrived, () => undefined);
  }, [wanted]);
  return find;
}

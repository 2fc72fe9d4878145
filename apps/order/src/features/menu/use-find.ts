import { useEffect, useState } from 'react';
import { type Find, findAll } from '#ordering/dish-filter.ts';

/** The search comes with the first letter: who only reads the menu does not wait for it, and without a line sees all. */
export function useFind(search: string): Find {
  const [find, setFind] = useState(() => findAll);
  const wanted = search !== '';
  useEffect(() => {
    if (!wanted) return;
    const arrived = (part: { searchMenu: Find }) => setFind(() => part.searchMenu);
    import('@servery/domain/menu/search').then(arrived, () => undefined);
  }, [wanted]);
  return find;
}

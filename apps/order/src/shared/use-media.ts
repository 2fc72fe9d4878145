import { useSyncExternalStore } from 'react';

/** For what must not even be loaded on a small screen; all else is a matter of CSS. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** From here on the cart stands beside the menu. */
export const WITH_TICKET = '(min-width: 1100px)';

import { useEffect } from 'react';
import { create } from 'zustand';

/** How many popups with options are open: one, or none. */
export const useModifiersOpen = create<{ count: number }>()(() => ({ count: 0 }));

const change = (by: number): void => useModifiersOpen.setState(({ count }) => ({ count: count + by }));

/** Says that the popup with options is open, loaded or not yet, for as long as `open` holds. */
export function useSayModifiersOpen(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    change(1);
    return () => change(-1);
  }, [open]);
}

import { type RefObject, useEffect } from 'react';

/** What the dock at the lower edge may cover. */
const DOCK_PX = 160;

/** The top of the page where the field can be seen from there, else the middle of the screen. */
function bringIntoView(field: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = still ? 'auto' : 'smooth';
  const foot = field.getBoundingClientRect().bottom + scrollY;
  if (foot < innerHeight - DOCK_PX) scrollTo({ top: 0, behavior });
  else field.scrollIntoView({ block: 'center', behavior });
}

/** Every time something is found wrong, the first field that is marked gets focus and can be seen. */
export function useShowInvalid(holder: RefObject<HTMLElement | null>, error: unknown): void {
  useEffect(() => {
    if (!error) return;
    const field = holder.current?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-bad]');
    field?.focus({ preventScroll: true });
    if (field) bringIntoView(field);
  }, [holder, error]);
}

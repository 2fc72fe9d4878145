import { type RefObject, useEffect } from 'react';

/** What the dock at the lower edge may cover. */
const DOCK_PX = 160;

/** Room for the field's label and what stands before it. The fields after it then stand above what is said below. */
const ABOVE_PX = 112;

/** The top of the page where the field can be seen from there, else the field near the top of the screen. */
function bringIntoView(field: HTMLElement): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = still ? 'auto' : 'smooth';
  const { top, bottom } = field.getBoundingClientRect();
  const seenFromTop = bottom + scrollY < innerHeight - DOCK_PX;
  scrollTo({ top: seenFromTop ? 0 : top + scrollY - ABOVE_PX, behavior });
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

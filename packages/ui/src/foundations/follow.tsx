import { useEffect, useRef } from 'react';

/** A strip or rail that keeps its current link in its middle whenever `follow` changes. */
export function useFollowCurrent(follow: string | null | undefined, axis: 'left' | 'top') {
  const box = useRef<HTMLElement>(null);
  const known = useRef(follow);
  useEffect(() => {
    // At first it stands at its beginning; measuring it then would make the browser lay the page out twice.
    if (follow === undefined || known.current === follow) return;
    known.current = follow;
    const holder = box.current;
    const link = holder?.querySelector<HTMLElement>('[aria-current]');
    if (!holder || !link) return;
    const middle =
      axis === 'left'
        ? link.offsetLeft - (holder.clientWidth - link.offsetWidth) / 2
        : link.offsetTop - (holder.clientHeight - link.offsetHeight) / 2;
    holder.scrollTo({ [axis]: middle, behavior: 'smooth' });
  }, [follow, axis]);
  return box;
}

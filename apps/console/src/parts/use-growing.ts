import { startTransition, useEffect, useRef, useState } from 'react';

/** As many rows as a tall screen shows. */
const STEP = 24;
/** The next ones are drawn before somebody comes to them. */
const AHEAD = '600px';

/** A long list is drawn a piece at a time: the next when what follows the last piece is nearly on the screen. */
export function useGrowing(count: number, needed = 0) {
  const [grown, setGrown] = useState(STEP);
  const shown = Math.min(count, Math.max(grown, needed));
  const end = useRef<HTMLButtonElement>(null);
  const grow = () => setGrown(shown + STEP);
  const isMore = shown < count;
  useEffect(() => {
    const { current } = end;
    if (!current || !isMore) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && startTransition(() => setGrown(shown + STEP)),
      { rootMargin: AHEAD },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isMore, shown]);
  return { shown, isMore, end, grow };
}

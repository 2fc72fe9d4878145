import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a jump may scroll before the scroll speaks for itself again. */
const JUMP_MS = 900;
const BAND = 190;

/** At the top of the page nothing has reached the band yet: then it is the first. */
function firstBelow(order: readonly string[]): string | undefined {
  const top = document.getElementById(order[0] ?? '')?.getBoundingClientRect().top ?? 0;
  return top > BAND ? order[0] : undefined;
}

/** Which section is under the reader's eyes, and how to go to another. */
export function useFollowedSection(ids: readonly string[], long: boolean) {
  const [seen, setSeen] = useState(ids[0] ?? null);
  const jumping = useRef(0);
  const key = ids.join(' ');

  useEffect(() => {
    const visible = new Set<string>();
    const order = key.split(' ').filter(Boolean);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = order.find((id) => visible.has(id)) ?? firstBelow(order);
        if (first && performance.now() > jumping.current) setSeen(first);
      },
      // A band just below everything that sticks: the section that crosses it is the one being read.
      { rootMargin: `-${BAND}px 0px -60% 0px` },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);

  const go = useCallback(
    (id: string) => {
      jumping.current = performance.now() + JUMP_MS;
      setSeen(id);
      // Past thousands of dishes that are not drawn there is nothing to see on the way.
      const behavior = long ? 'instant' : 'smooth';
      document.getElementById(id)?.scrollIntoView({ block: 'start', behavior });
    },
    [long],
  );
  return { current: seen !== null && ids.includes(seen) ? seen : (ids[0] ?? null), go };
}

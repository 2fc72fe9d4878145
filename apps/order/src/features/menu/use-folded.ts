import { type RefCallback, useCallback, useState } from 'react';

/** True once the element has gone under what sticks to the top: its one-line twin takes over. */
export function useFolded(): [boolean, RefCallback<HTMLElement>] {
  const [folded, setFolded] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) =>
        setFolded(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 200),
      // What is still below the screen has not gone under anything.
      { rootMargin: '-104px 0px 99999px 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setFolded(false);
    };
  }, []);
  return [folded, watch];
}

import { startTransition, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

const MARGIN = '1200px 0px';

type Watcher = (near: boolean) => void;
const watchers = new WeakMap<Element, Watcher>();
let shared: IntersectionObserver | undefined;

/** One observer for all: a list of thousands has hundreds of parts. `scrollMargin` is for lists that scroll in a box. */
function observer(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN, scrollMargin: MARGIN },
  );
  return shared;
}

export type NearProps = {
  /** in pixels, until it has been drawn once */
  estimate: number;
  /** drawn from the beginning, before anything can be measured */
  first?: boolean;
  /** what its height was when it was last drawn */
  onHeight?: (height: number) => void;
  className?: string;
  children: () => ReactNode;
};

/** A part of a long list: drawn while it is near the screen, and a space of the same height while it is not. */
export function Near({ estimate, first = false, onHeight, className, children }: NearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(first);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    watchers.set(element, (isNear) => {
      const drawn = element.childElementCount > 0 ? element.offsetHeight : 0;
      if (drawn > 0) {
        setHeight(drawn);
        onHeight?.(drawn);
      }
      // What is still off the screen can wait for a finger that is moving.
      startTransition(() => setNear(isNear));
    });
    observer().observe(element);
    return () => observer().unobserve(element);
  }, [onHeight]);
  return (
    <div ref={box} style={near ? undefined : { height: height ?? estimate }} className={className}>
      {near ? children() : null}
    </div>
  );
}

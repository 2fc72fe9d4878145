import type { Product } from '@servery/contract/entities/menu';
import { useLayoutEffect, useRef, useState } from 'react';

/** What it comes back with is over when the tap has been answered. */
export type Tap = (product: Product) => unknown;

/** The same taps at every draw, each doing what the last draw wants: a list that gets them need not be drawn again. */
export function useSteadyTaps<Name extends string>(taps: Record<Name, Tap>): Record<Name, Tap> {
  const latest = useRef(taps);
  useLayoutEffect(() => {
    latest.current = taps;
  });
  const [steady] = useState(() => {
    const names = Object.keys(taps) as Name[];
    const entries = names.map((name) => [name, (product: Product) => latest.current[name](product)]);
    return Object.fromEntries(entries) as Record<Name, Tap>;
  });
  return steady;
}

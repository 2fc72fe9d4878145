import { useState } from 'react';
import { useHotkey } from '#shared/use-hotkey.ts';

/** Haste: a second press of the key that placed the order would take its change out of sight before it was seen. */
const HASTE_MS = 1000;

/** Enter and Esc begin the next order, from where the last one is shown with its change. */
export function useNextOrder(next: () => void): void {
  const [shownAt] = useState(() => Date.now());
  const goOn = () => {
    if (Date.now() - shownAt >= HASTE_MS) next();
  };
  useHotkey('Enter', goOn);
  useHotkey('Escape', goOn);
}

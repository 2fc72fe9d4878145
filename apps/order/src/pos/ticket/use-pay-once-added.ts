import { useEffect, useEffectEvent, useRef } from 'react';

/** So long a key that was pressed too early is remembered: after that whoever pressed it has looked again. */
const REMEMBERED_MS = 10_000;

type Ready = {
  /** Whether a product is on its way to the ticket, from the key that asked for it on. */
  isAdding: () => boolean;
  empty: boolean;
  pay: () => void;
};

/** F9 right after Enter is not lost: it is carried out once something is on the ticket. */
export function usePayOnceAdded({ isAdding, empty, pay }: Ready): () => void {
  const pressed = useRef<number>(undefined);
  const payLate = useEffectEvent(() => {
    const isFresh = pressed.current !== undefined && performance.now() - pressed.current < REMEMBERED_MS;
    pressed.current = undefined;
    if (isFresh) pay();
  });
  useEffect(() => {
    if (!empty) payLate();
  }, [empty]);
  return () => {
    if (empty && isAdding()) pressed.current = performance.now();
    else pay();
  };
}

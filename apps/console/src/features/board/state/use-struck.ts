import type { BoardOrder } from '@servery/contract/entities/board';
import { useCallback, useEffect, useState } from 'react';
import {
  parseStruck,
  printStruck,
  pruneStruck,
  type Struck,
  toggleStruck,
} from '#features/board/rules/struck.ts';
import { readDevice, writeDevice } from '#features/board/state/device-storage.ts';

const KEY = 'console.struck';

/** Lines that somebody here has crossed out; other screens in the kitchen have their own. */
export function useStruck(orders: readonly BoardOrder[] | undefined) {
  const [struck, setStruck] = useState<Struck>(() => parseStruck(readDevice(KEY)));
  const kept = orders
    ? pruneStruck(
        struck,
        orders.flatMap((order) => order.lines.map((line) => line.id)),
      )
    : struck;
  if (kept !== struck) setStruck(kept);
  useEffect(() => writeDevice(KEY, printStruck(kept)), [kept]);
  const toggle = useCallback((id: number) => setStruck((held) => toggleStruck(held, id)), []);
  return { struck: kept, toggle };
}

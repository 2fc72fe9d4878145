import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keysOf } from '#api/edit-room.ts';
import { brandRoom } from '#api/brand-query.ts';
import { followBoard } from '#api/board-events.ts';
import { casesQuery } from '#api/cases-query.ts';
import { newsKey } from '#api/news-query.ts';
import { orderKey, ordersKey } from '#api/orders-query.ts';
import { promosRoom, promosQuery } from '#api/promos-query.ts';
import { fulfilmentRoom, fulfilmentQuery } from '#api/fulfilment-query.ts';
import { hoursRoom, previewKey } from '#api/hours-query.ts';
import { menuRoom, menusKey } from '#api/menu-query.ts';
import { paperRoom } from '#api/paper-query.ts';
import { todayQuery } from '#api/today-query.ts';
import { capacityKey, storeQuery } from '#api/store-query.ts';

const ORDERS: readonly QueryKey[] = [capacityKey, ordersKey, orderKey];
/** Sums over a day or a month: added up again a moment later, once for all orders that come meanwhile. */
const SUMS: readonly QueryKey[] = [
  todayQuery.queryKey,
  promosQuery.queryKey,
  fulfilmentQuery.queryKey,
  storeQuery.queryKey,
];
const SUMS_MS = 5000;
const STORE: readonly QueryKey[] = [
  capacityKey,
  ...[menuRoom, fulfilmentRoom, hoursRoom, paperRoom, promosRoom].flatMap(keysOf),
];
const BRAND: readonly QueryKey[] = keysOf(brandRoom);
const DRAFT: readonly QueryKey[] = [menusKey, previewKey, todayQuery.queryKey];
const NEWS: readonly QueryKey[] = [newsKey];
const CASES: readonly QueryKey[] = [casesQuery.queryKey, orderKey];

/** Keeps what a desk room shows true while others switch, while orders take places, and while money moves. */
export function useStoreNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stale = (keys: readonly QueryKey[]) => () => {
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    };
    const all = stale([...STORE, ...BRAND, ...ORDERS, ...CASES, ...NEWS, ...SUMS]);
    let due: number | undefined;
    const sumsSoon = () => {
      due ??= window.setTimeout(() => {
        due = undefined;
        stale(SUMS)();
      }, SUMS_MS);
    };
    const leave = followBoard({
      onOrder: () => {
        stale(ORDERS)();
        sumsSoon();
      },
      onMenu: stale([...STORE, ...BRAND]),
      onBrand: stale(BRAND),
      onCases: stale(CASES),
      onDraft: stale(DRAFT),
      onNews: stale(NEWS),
      onConnected: (connected) => {
        if (connected) all();
      },
    });
    return () => {
      window.clearTimeout(due);
      leave();
    };
  }, [client]);
}

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pastOrdersQuery } from '#api/later-queries.ts';
import { activeOrdersQuery } from '#api/queries.ts';
import { laterKeys } from '#api/later-keys.ts';

/** A member's orders: what is on its way, and what came before it. */
export function useOrders() {
  const past = useInfiniteQuery(pastOrdersQuery());
  const active = useQuery(activeOrdersQuery());
  const live = active.data ?? [];
  const isLive = new Set(live.map(({ id }) => id));
  const earlier = (past.data?.pages ?? [])
    .flatMap(({ orders }) => orders)
    .filter(({ id }) => !isLive.has(id));
  const standing = past.data?.pages[0]?.standing_orders ?? [];
  return { past, live, earlier, standing, isReady: past.data !== undefined && !active.isPending };
}

/** The order that stands beside the list: the one in the address, else the latest. */
export function useChosenOrder(): string | undefined {
  const { order } = useSearch({ strict: false });
  const { live, earlier, isReady } = useOrders();
  if (order) return order;
  return isReady ? (earlier[0] ?? live[0])?.id : undefined;
}

/** An order that has moved is shown as it is now in the list and on the ticket too. */
export function useRefetchWhenMoved(live: readonly { id: string; nstatus: number }[]): void {
  const client = useQueryClient();
  const now = live.map(({ id, nstatus }) => `${id} ${nstatus}`).join();
  const before = useRef(now);
  const refetch = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: pastOrdersQuery().queryKey });
    void client.invalidateQueries({ queryKey: laterKeys.receipts });
  });
  useEffect(() => {
    if (before.current !== '' && before.current !== now) refetch();
    before.current = now;
  }, [now]);
}

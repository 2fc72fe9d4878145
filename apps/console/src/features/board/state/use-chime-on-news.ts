import type { BoardOrder } from '@servery/contract/entities/board';
import { useEffect, useRef } from 'react';
import { countNews } from '#features/board/rules/news.ts';

export function useChimeOnNews(
  orders: readonly BoardOrder[] | undefined,
  ring: (times: number) => void,
): void {
  const seen = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!orders) return;
    ring(countNews(seen.current, orders));
    seen.current = new Set(orders.map((order) => order.id));
  }, [orders, ring]);
}

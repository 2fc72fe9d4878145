import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const ordersKey = ['orders'] as const;
export const orderKey = ['order'] as const;

/** Of a day; or of every day, where somebody searches without one. */
export const ordersQuery = (wanted: { search?: string; date?: string }) =>
  queryOptions({
    queryKey: [...ordersKey, wanted.search ?? '', wanted.date ?? ''],
    queryFn: ({ signal }) => callOrThrow('ConsoleOrders', wanted, signal),
    // What was found stays until the next is there.
    placeholderData: (before) => before,
    refetchInterval: 60_000,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: [...orderKey, id],
    queryFn: ({ signal }) => callOrThrow('ConsoleOrder.show', { order_id: id }, signal),
    refetchInterval: 30_000,
  });

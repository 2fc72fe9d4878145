import type { CallInput } from '@servery/contract/registry';
import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const ordersKey = ['orders'] as const;
export const orderKey = ['order'] as const;

/** Of a day; or of every day, where somebody searches without one, or asks for what is to be done. */
export const ordersQuery = (wanted: CallInput<'ConsoleOrders'>) =>
  queryOptions({
    queryKey: [...ordersKey, wanted.search ?? '', wanted.date ?? '', wanted.show ?? ''],
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

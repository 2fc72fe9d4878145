import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** What is switched: the store itself, and every product. */
export const storeQuery = queryOptions({
  queryKey: ['store'],
  queryFn: ({ signal }) => callOrThrow('ConsoleStore', {}, signal),
  staleTime: 30_000,
  // A pause ends by itself, and an event may be lost.
  refetchInterval: 30_000,
});

export const capacityKey = ['capacity'] as const;

/** Without a date it is today, by the venue's own calendar. */
export const capacityQuery = (date: string | undefined) =>
  queryOptions({
    queryKey: [...capacityKey, date ?? 'today'],
    queryFn: ({ signal }) => callOrThrow('ConsoleCapacity', { date }, signal),
    refetchInterval: 30_000,
  });

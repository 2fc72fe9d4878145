import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** Everything that is sold, as those who change it see it. */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: ({ signal }) => callOrThrow('ConsoleMenu', {}, signal),
  staleTime: 30_000,
});

export const menuHistoryKey = ['menu-history'] as const;

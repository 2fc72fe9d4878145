import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** How the day goes. Orders change it, and so does the clock. */
export const todayQuery = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => callOrThrow('ConsoleToday', {}, signal),
  staleTime: 15_000,
  refetchInterval: 60_000,
});

export const leftToDoQuery = queryOptions({
  queryKey: ['left-to-do'],
  queryFn: ({ signal }) => callOrThrow('ConsoleToday.left_to_do', {}, signal),
  staleTime: 15_000,
});

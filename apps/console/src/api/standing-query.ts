import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const standingKey = ['standing'] as const;

/** Without a date it is this week, by the venue's own calendar. */
export const standingQuery = (date: string | undefined) =>
  queryOptions({
    queryKey: [...standingKey, date ?? 'now'],
    queryFn: ({ signal }) => callOrThrow('ConsoleStanding', { date }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });

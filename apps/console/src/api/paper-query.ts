import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const paperHistoryKey = ['paper-history'] as const;

/** What is printed on receipts and dockets. */
export const paperQuery = queryOptions({
  queryKey: ['paper'],
  queryFn: ({ signal }) => callOrThrow('ConsolePaper', {}, signal),
  staleTime: 30_000,
});

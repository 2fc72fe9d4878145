import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const hoursHistoryKey = ['hours-history'] as const;

/** What a customer would see at some moment. */
export const previewKey = ['hours-preview'] as const;

/** When the venue takes orders, by fulfilment type. */
export const hoursQuery = queryOptions({
  queryKey: ['hours'],
  queryFn: ({ signal }) => callOrThrow('ConsoleHours', {}, signal),
  staleTime: 30_000,
});

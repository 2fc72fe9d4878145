import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const detailsHistoryKey = ['details-history'] as const;

/** What the venue is: name, address, phone, ABN, GST and time zone. */
export const detailsQuery = queryOptions({
  queryKey: ['details'],
  queryFn: ({ signal }) => callOrThrow('ConsoleDetails', {}, signal),
  staleTime: 30_000,
});

/** Where customers find the brand, and what is not proved yet. */
export const hostsQuery = queryOptions({
  queryKey: ['hosts'],
  queryFn: ({ signal }) => callOrThrow('ConsoleHosts', {}, signal),
  staleTime: 30_000,
});

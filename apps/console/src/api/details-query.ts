import { queryOptions } from '@tanstack/react-query';
import { sessionQuery } from '#api/session-query.ts';
import { callOrThrow } from '#api/call.ts';
import type { EditRoom } from '#api/edit-room.ts';

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

/** The name and the clock of the venue stand on every page. */
export const detailsRoom: EditRoom = {
  action: 'ConsoleDetails',
  shows: [detailsQuery.queryKey, sessionQuery.queryKey],
};

import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import type { EditRoom } from '#api/edit-room.ts';

/** What a customer would see at some moment. */
export const previewKey = ['hours-preview'] as const;

/** When the venue takes orders, by fulfilment type. */
export const hoursQuery = queryOptions({
  queryKey: ['hours'],
  queryFn: ({ signal }) => callOrThrow('ConsoleHours', {}, signal),
  staleTime: 30_000,
});

export const hoursRoom: EditRoom = { action: 'ConsoleHours', shows: [hoursQuery.queryKey] };

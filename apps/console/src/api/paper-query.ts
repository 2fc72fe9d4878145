import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import type { EditRoom } from '#api/edit-room.ts';

/** What is printed on receipts and dockets. */
export const paperQuery = queryOptions({
  queryKey: ['paper'],
  queryFn: ({ signal }) => callOrThrow('ConsolePaper', {}, signal),
  staleTime: 30_000,
});

export const paperRoom: EditRoom = { action: 'ConsolePaper', shows: [paperQuery.queryKey] };

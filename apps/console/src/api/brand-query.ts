import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import type { EditRoom } from '#api/edit-room.ts';

/** Those that the brand says differently among them. */
export const brandTextsKey = ['brand-texts'] as const;
/** The brand of the venue, with its landing page. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => callOrThrow('ConsoleBrand', {}, signal),
  staleTime: 30_000,
});

export const brandRoom: EditRoom = { action: 'ConsoleBrand', shows: [brandQuery.queryKey, brandTextsKey] };

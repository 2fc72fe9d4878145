import { queryOptions } from '@tanstack/react-query';
import { previewKey } from '#api/hours-query.ts';
import { storeQuery } from '#api/store-query.ts';
import { callOrThrow } from '#api/call.ts';
import type { EditRoom } from '#api/edit-room.ts';

/** Everything that is sold, as those who change it see it. */
export const menuQuery = queryOptions({
  queryKey: ['menu', 'live'],
  queryFn: ({ signal }) => callOrThrow('ConsoleMenu', {}, signal),
  staleTime: 30_000,
});

/** The same as its draft has it. */
export const draftMenuQuery = queryOptions({
  queryKey: ['menu', 'draft'],
  queryFn: ({ signal }) => callOrThrow('ConsoleMenu', { draft: 1 }, signal),
  staleTime: 30_000,
});

/** Both of them. */
export const menusKey = ['menu'] as const;

export const menuRoom: EditRoom = {
  action: 'ConsoleMenu',
  shows: [menusKey, storeQuery.queryKey, previewKey],
};

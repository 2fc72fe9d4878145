import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import type { EditRoom } from '#api/edit-room.ts';

/** Promos and rewards, with what they have cost. */
export const promosQuery = queryOptions({
  queryKey: ['promos'],
  queryFn: ({ signal }) => callOrThrow('ConsolePromos', {}, signal),
  staleTime: 30_000,
});

export const promoUsesQuery = (promoId: number) =>
  queryOptions({
    queryKey: [...promosQuery.queryKey, 'uses', promoId],
    queryFn: ({ signal }) => callOrThrow('ConsolePromos.uses', { promo_id: promoId }, signal),
  });

export const promosRoom: EditRoom = { action: 'ConsolePromos', shows: [promosQuery.queryKey] };

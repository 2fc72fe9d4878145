import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import type { EditRoom } from '#api/edit-room.ts';

/** What checkout would say of an address. */
export const triedAddressKey = ['tried-address'] as const;

/** How orders reach people: ways to order, zones, slots, stops and pickup locations. */
export const fulfilmentQuery = queryOptions({
  queryKey: ['fulfilment'],
  queryFn: ({ signal }) => callOrThrow('ConsoleFulfilment', {}, signal),
  staleTime: 30_000,
});

export const fulfilmentRoom: EditRoom = {
  action: 'ConsoleFulfilment',
  shows: [fulfilmentQuery.queryKey, triedAddressKey],
};

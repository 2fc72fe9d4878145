import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import type { EditRoom } from '#api/edit-room.ts';

/** How the venue can be paid, where and for what, and what that adds. */
export const paymentWaysQuery = queryOptions({
  queryKey: ['payment-ways'],
  queryFn: ({ signal }) => callOrThrow('ConsolePaymentWays', {}, signal),
  staleTime: 30_000,
});

export const paymentWaysRoom: EditRoom = { action: 'ConsolePaymentWays', shows: [paymentWaysQuery.queryKey] };

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, CallFailed } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';

/** Orders of this venue: what somebody says or shows at the counter, or those to be paid and the last ones. */
export const tillOrdersQuery = (search: string) =>
  queryOptions({
    queryKey: [...laterKeys.tillOrders, search],
    queryFn: async () => (await answerOf('TillOrder.find', { search })).orders,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Not kept: whoever stands at the counter next is somebody else. */
export const tillMembersQuery = (search: string) =>
  queryOptions({
    queryKey: ['till-members', search],
    queryFn: async () => (await answerOf('TillMember.find', { search })).members,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

export const tillOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: laterKeys.tillOrder(orderId),
    queryFn: () => answerOf('TillOrder.show', { order_id: orderId }),
    staleTime: 0,
    retry: (count, error) => count < 3 && error instanceof CallFailed && error.failure.code === 'network',
  });

const PARKED_MS = 20_000;

/** What is put aside at this venue; another till may have resumed it meanwhile. */
export const parkedQuery = queryOptions({
  queryKey: laterKeys.parked,
  queryFn: async () => (await answerOf('ParkedOrder.list', {})).parked,
  staleTime: 0,
  refetchInterval: PARKED_MS,
});

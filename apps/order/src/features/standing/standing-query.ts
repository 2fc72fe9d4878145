import { queryOptions } from '@tanstack/react-query';
import { answerOf } from '#api/call.ts';
import { laterKeys } from '#api/later-keys.ts';

const FRESH_MS = 10_000;

/** The page of a saved standing order, or of a new one at a store; 0 is whichever store comes first. */
export const standingQuery = (id: number, storeId: number) =>
  queryOptions({
    queryKey: laterKeys.standing(id, storeId),
    queryFn: () =>
      answerOf('StandingOrders.load', {
        store_id: storeId || undefined,
        standing_order_id: id || undefined,
      }),
    staleTime: FRESH_MS,
  });

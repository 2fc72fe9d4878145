import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const giftsKey = ['gifts'] as const;

/** The newest gift vouchers, or those that a search finds, with what is owed on all of them. */
export const giftsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...giftsKey, search],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        'ConsoleGifts',
        { ...(search !== '' && { search }), ...(pageParam > 0 && { before: pageParam }) },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ gifts, more }) => (more === 1 ? gifts.at(-1)?.sold : undefined),
  });

export const giftQuery = (id: string) =>
  queryOptions({
    queryKey: ['gift', id],
    queryFn: ({ signal }) => callOrThrow('ConsoleGifts.show', { gift_id: id }, signal),
  });

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const customersKey = ['customers'] as const;

/** Who ordered last, or whom a search finds. */
export const customersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...customersKey, search],
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        'ConsoleCustomers',
        { ...(search !== '' && { search }), ...(pageParam > 0 && { before: pageParam }) },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ customers, more }) =>
      search === '' && more === 1 ? (customers.at(-1)?.last ?? undefined) : undefined,
  });

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: ['customer', id],
    queryFn: ({ signal }) => callOrThrow('ConsoleCustomers.show', { customer_id: id }, signal),
  });

export const feedbackKey = ['feedback'] as const;

export const feedbackQuery = infiniteQueryOptions({
  queryKey: feedbackKey,
  queryFn: ({ pageParam, signal }) =>
    callOrThrow('ConsoleCustomers.feedback', pageParam > 0 ? { before: pageParam } : {}, signal),
  initialPageParam: 0,
  getNextPageParam: ({ feedback, more }) => (more === 1 ? feedback.at(-1)?.id : undefined),
});

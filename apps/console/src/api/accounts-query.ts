import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const accountsQuery = queryOptions({
  queryKey: ['payment-accounts'],
  queryFn: ({ signal }) => callOrThrow('ConsolePaymentAccounts', {}, signal),
  staleTime: 10_000,
});

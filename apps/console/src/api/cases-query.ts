import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const casesQuery = queryOptions({
  queryKey: ['cases'],
  queryFn: ({ signal }) => callOrThrow('ConsoleCases', {}, signal),
  staleTime: 10_000,
  refetchInterval: 60_000,
});

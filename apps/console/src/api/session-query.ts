import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => callOrThrow('ConsoleSession', {}, signal),
  select: (answer) => answer.user,
  staleTime: 5 * 60_000,
});

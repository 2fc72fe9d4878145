import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** Who works for the organisation, where, and as what. */
export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => callOrThrow('ConsoleTeam', {}, signal),
});

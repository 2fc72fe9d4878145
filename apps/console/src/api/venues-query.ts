import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

const SOON_MS = 30_000;

/** Every venue of this person. The stream tells of one venue alone, so the others are asked for again and again. */
export const venuesQuery = queryOptions({
  queryKey: ['venues'],
  queryFn: ({ signal }) => callOrThrow('ConsoleVenues', {}, signal),
  staleTime: SOON_MS,
  refetchInterval: SOON_MS,
});

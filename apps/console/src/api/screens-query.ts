import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** A screen is heard of by itself, and nobody is told of it. */
const AGAIN_MS = 3000;

export const screensQuery = queryOptions({
  queryKey: ['screens'],
  queryFn: ({ signal }) => callOrThrow('ConsoleScreens', {}, signal),
  refetchInterval: AGAIN_MS,
});

import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

/** Those that the brand says differently among them. */
export const brandTextsKey = ['brand-texts'] as const;
export const brandHistoryKey = ['brand-history'] as const;

/** The brand of the venue, with its landing page. */
export const brandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => callOrThrow('ConsoleBrand', {}, signal),
  staleTime: 30_000,
});

import { asJson } from '@servery/contract/client/as-json';
import type { NewsSegment } from '@servery/contract/entities/news';
import { queryOptions } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';

export const newsKey = ['news'] as const;

/** The messages to members, and what is needed to write one. */
export const newsQuery = queryOptions({
  queryKey: [...newsKey, 'room'],
  queryFn: ({ signal }) => callOrThrow('ConsoleNews', {}, signal),
});

export const newsMessageQuery = (id: number) =>
  queryOptions({
    queryKey: [...newsKey, 'message', id],
    queryFn: ({ signal }) => callOrThrow('ConsoleNews.show', { message_id: id }, signal),
  });

/** Whom a segment would reach now. */
export const newsReachQuery = (segment: NewsSegment) =>
  queryOptions({
    queryKey: [...newsKey, 'reach', segment],
    queryFn: ({ signal }) => callOrThrow('ConsoleNews.reach', { segment: asJson(segment) }, signal),
  });

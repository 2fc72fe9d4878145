import type { NewsReach, NewsSegment } from '@servery/contract/entities/news';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { newsReachQuery } from '#api/news-query.ts';
import { newWritten, segmentOf, type Written } from '#features/news/rules/written.ts';

export type Reached = { data: NewsReach | undefined; error: Error | null };

const EVERYBODY = segmentOf(newWritten) as { segment: NewsSegment };

/** Whom what is written would reach; while a number is wrong, what was counted before. */
export function useReach(value: Written): Reached {
  const read = useDeferredValue(segmentOf(value));
  const isRead = 'segment' in read;
  const { segment } = isRead ? read : EVERYBODY;
  const { data, error } = useQuery({
    ...newsReachQuery(segment),
    placeholderData: keepPreviousData,
    enabled: isRead,
  });
  return { data, error };
}

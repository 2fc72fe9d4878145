import type { TillPerson } from '@servery/contract/calls/customer/till-person';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { answerOf } from '#api/call.ts';

const AGAIN_MS = 20_000;

const tillPersonQuery = queryOptions({
  queryKey: ['till-person'],
  queryFn: () => answerOf('TillPerson', {}),
  refetchInterval: AGAIN_MS,
  staleTime: 0,
});

/** Who is on this till; it is asked for again at the moment at which it may have locked. */
export function useTillPerson() {
  const client = useQueryClient();
  const { data, refetch, dataUpdatedAt } = useQuery(tillPersonQuery);
  const look = useEffectEvent(() => void refetch());
  const locksIn = data?.locks_in ?? 0;
  const locksAt = locksIn === 0 ? 0 : dataUpdatedAt + locksIn * 1000;
  useEffect(() => {
    if (locksAt === 0) return undefined;
    const timer = setTimeout(() => look(), locksAt - Date.now());
    return () => clearTimeout(timer);
  }, [locksAt]);
  const keep = (person: TillPerson) => client.setQueryData(tillPersonQuery.queryKey, person);
  return { person: data, keep };
}

import type { Customer } from '@servery/contract/entities/customer';
import { texts } from '@servery/domain/messages/texts';
import { ordersForOthers } from '@servery/domain/people/roles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { customerQuery } from '#api/queries.ts';
import { sayBad } from '#state/toasts.ts';

const CHECK_EVERY_MS = 60_000;

export type Session =
  | { state: 'asking' }
  | { state: 'failed'; retry: () => void }
  | { state: 'out' }
  | { state: 'in'; customer: Customer };

/** Who this device is signed in as. It is asked for again while nobody looks: a session that ended is noticed. */
export function useSession(): Session {
  const { data, isError, refetch } = useQuery({ ...customerQuery(), refetchInterval: CHECK_EVERY_MS });
  const wasIn = useRef(false);
  const isIn = data !== undefined && ordersForOthers(data.status);
  useEffect(() => {
    if (wasIn.current && data && !isIn) sayBad(texts.sessionExpired);
    wasIn.current = isIn;
  }, [data, isIn]);
  if (data) return isIn ? { state: 'in', customer: data } : { state: 'out' };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'asking' };
}

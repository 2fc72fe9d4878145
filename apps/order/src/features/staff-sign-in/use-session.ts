import type { Customer } from '@servery/contract/entities/customer';
import { ordersForOthers } from '@servery/domain/people/roles';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '#api/queries.ts';
import { useSessionEnd } from '#api/session-end.ts';

const CHECK_EVERY_MS = 60_000;

export type Session =
  | { state: 'asking' }
  | { state: 'failed'; retry: () => void }
  | { state: 'out' }
  | { state: 'in'; customer: Customer };

/** Who this device is signed in as. Removed in the console, it sees so at once; other ends within a minute. */
export function useSession(): Session {
  const { data, isError, refetch } = useQuery({ ...customerQuery(), refetchInterval: CHECK_EVERY_MS });
  const isIn = data !== undefined && ordersForOthers(data.status);
  useSessionEnd(isIn, () => void refetch());
  if (data) return isIn ? { state: 'in', customer: data } : { state: 'out' };
  return isError ? { state: 'failed', retry: () => void refetch() } : { state: 'asking' };
}

import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { followBoard } from '#api/board-events.ts';
import { boardQuery } from '#api/board-query.ts';
import { storeQuery } from '#api/store-query.ts';
import { withPending } from '#features/board/rules/pending.ts';
import { MOVE_KEY, type Move } from '#features/board/state/use-moves.ts';

const GATHER_MS = 100;
const EVERY_MS = 30_000;
const CUT_OFF_EVERY_MS = 5000;
/** A stream that breaks and is back within this time is nothing to show. */
const PATIENCE_MS = 1500;

function useLive(): boolean {
  const client = useQueryClient();
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    let grace: ReturnType<typeof setTimeout> | undefined;
    const refetch = () => {
      clearTimeout(soon);
      soon = setTimeout(() => void client.invalidateQueries({ queryKey: boardQuery.queryKey }), GATHER_MS);
    };
    const stop = followBoard({
      onOrder: refetch,
      onMenu: () => void client.invalidateQueries({ queryKey: storeQuery.queryKey }),
      onConnected: (now) => {
        clearTimeout(grace);
        if (now) refetch();
        if (now) setConnected(true);
        else grace = setTimeout(() => setConnected(false), PATIENCE_MS);
      },
    });
    return () => {
      stop();
      clearTimeout(soon);
      clearTimeout(grace);
    };
  }, [client]);
  return connected;
}

function usePending() {
  return useMutationState({
    filters: { mutationKey: MOVE_KEY, status: 'pending' },
    select: ({ state }) => {
      const { kind, order_id, to, station } = state.variables as Move;
      const at = Math.floor(state.submittedAt / 1000);
      return { order_id, to, at, station: kind === 'bump' ? station : undefined };
    },
  });
}

/** The board as it is now, with the steps that are still on their way. */
export function useBoard() {
  const live = useLive();
  const query = useQuery({
    ...boardQuery,
    retry: false,
    refetchInterval: ({ state }) => (live && state.status !== 'error' ? EVERY_MS : CUT_OFF_EVERY_MS),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const pending = usePending();
  const { data } = query;
  const orders = useMemo(() => data && withPending(data.orders, pending), [data, pending]);
  return { data, orders, connected: live && !query.isError, error: query.error, retry: query.refetch };
}

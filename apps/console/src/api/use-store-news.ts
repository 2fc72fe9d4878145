import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followBoard } from '#api/board-events.ts';
import { capacityKey, storeQuery } from '#api/store-query.ts';

/** Keeps what a desk room shows true while others switch, and while orders take places. */
export function useStoreNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const store = () => void client.invalidateQueries({ queryKey: storeQuery.queryKey });
    const places = () => void client.invalidateQueries({ queryKey: capacityKey });
    const both = () => {
      store();
      places();
    };
    return followBoard({
      onOrder: places,
      onMenu: both,
      onConnected: (connected) => {
        if (connected) both();
      },
    });
  }, [client]);
}

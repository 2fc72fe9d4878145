import type { CallInput, CallOutput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { storeQuery } from '#api/store-query.ts';
import { sayBad, sayGood } from '#toasts/toaster.ts';
import { catalogue } from '@servery/domain/texts/catalogue';

type Change = CallInput<'ConsoleStore.set_state'>;
export type StoreStatus = CallOutput<'ConsoleStore.set_state'>;

const SAID: Readonly<Record<StoreStatus['state'], string>> = catalogue('console-store-said', {
  open: 'Taking online orders again',
  paused: 'Online orders are paused',
  closed: 'The store is closed',
});

/** Opens, pauses or closes the store. Not shown before the server agrees: customers must see the same. */
export function useSwitchStore(onDone: () => void = () => {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => callOrThrow('ConsoleStore.set_state', change),
    networkMode: 'always',
    onSuccess: (status) => {
      client.setQueryData(storeQuery.queryKey, (held) => held && { ...held, status });
      void client.invalidateQueries({ queryKey: storeQuery.queryKey });
      sayGood(SAID[status.state]);
      onDone();
    },
    onError: (error) => sayBad(error.message, 'store'),
  });
}

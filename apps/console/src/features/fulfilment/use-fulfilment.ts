import type { CallInput, CallName } from '@servery/contract/registry';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { fulfilmentHistoryKey, fulfilmentQuery, triedAddressKey } from '#api/fulfilment-query.ts';
import type { History } from '#parts/history-pane.tsx';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/fulfilment/texts.ts';

const refresh = (client: QueryClient) =>
  Promise.all(
    [fulfilmentQuery.queryKey, fulfilmentHistoryKey, triedAddressKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsoleFulfilment.undo', { edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'fulfilment-undo'),
    onSettled: () => refresh(client),
  });
}

/** Who changed what of fulfilment, the latest first. */
export const fulfilmentHistory: History = {
  queryKey: fulfilmentHistoryKey,
  load: (before, signal) =>
    callOrThrow('ConsoleFulfilment.history', before === undefined ? {} : { before }, signal),
};

type Edit = Extract<
  CallName,
  | 'ConsoleFulfilment.save_type'
  | 'ConsoleFulfilment.switch'
  | 'ConsoleFulfilment.save_zone'
  | 'ConsoleFulfilment.save_point'
  | 'ConsoleFulfilment.remove'
>;
type Wanted<N extends Edit> = { input: CallInput<N>; said: { text: string; onDone?: () => void } };

/** A change that can be taken back; what is shown is fetched anew, whether it worked or not. */
export function useFulfilmentEdit<N extends Edit>(name: N) {
  const client = useQueryClient();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ input }: Wanted<N>) => callOrThrow(name, input),
    networkMode: 'always',
    onSuccess: async ({ edit_id }, { said }) => {
      await refresh(client);
      said.onDone?.();
      if (edit_id > 0)
        sayUndoable(said.text, { label: t.undo, run: () => undo.mutate(edit_id) }, 'fulfilment-edit');
    },
    onError: async (error) => {
      sayBad(error.message, name);
      await refresh(client);
    },
  });
}

import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { promosHistoryKey, promosQuery } from '#api/promos-query.ts';
import type { History } from '#parts/history-pane.tsx';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/promos/texts.ts';

const refresh = (client: QueryClient) =>
  Promise.all(
    [promosQuery.queryKey, promosHistoryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsolePromos.undo', { edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'promos-undo'),
    onSettled: () => refresh(client),
  });
}

/** What was changed of promos and rewards, for the pane that lists it. */
export const promosHistory: History = {
  queryKey: promosHistoryKey,
  load: (before, signal) =>
    callOrThrow('ConsolePromos.history', before === undefined ? {} : { before }, signal),
};

type Edit = Extract<
  CallName,
  | 'ConsolePromos.save'
  | 'ConsolePromos.batch'
  | 'ConsolePromos.switch'
  | 'ConsolePromos.remove'
  | 'ConsolePromos.save_rewards'
>;
type Wanted<N extends Edit> = {
  input: CallInput<N>;
  said: { text: string; onDone?: (answer: CallOutput<N>) => void };
};

/** A change that can be taken back; what is shown is fetched anew, whether it worked or not. */
export function usePromoEdit<N extends Edit>(name: N) {
  const client = useQueryClient();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ input }: Wanted<N>) => callOrThrow(name, input),
    networkMode: 'always',
    onSuccess: async (answer, { said }) => {
      await refresh(client);
      said.onDone?.(answer);
      const edit = answer.edit_id;
      if (edit > 0) sayUndoable(said.text, { label: t.undo, run: () => undo.mutate(edit) }, 'promo-edit');
    },
    onError: async (error) => {
      sayBad(error.message, name);
      await refresh(client);
    },
  });
}

import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { menuHistoryKey, menuQuery } from '#api/menu-query.ts';
import { storeQuery } from '#api/store-query.ts';
import type { History } from '#parts/history-pane.tsx';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/menu/texts.ts';

type Edit = Extract<CallName, `ConsoleMenu.${string}`>;

const refresh = (client: QueryClient) =>
  Promise.all(
    [menuQuery.queryKey, menuHistoryKey, storeQuery.queryKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsoleMenu.undo', { edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'menu-undo'),
    onSettled: () => refresh(client),
  });
}

/** What was changed on the menu, for the pane that lists it. */
export const menuHistory: History = {
  queryKey: menuHistoryKey,
  load: (before, signal) =>
    callOrThrow('ConsoleMenu.history', before === undefined ? {} : { before }, signal),
};

type Said<N extends Edit> = { text: string; onDone?: (answer: CallOutput<N>) => void; quiet?: boolean };

type Wanted<N extends Edit> = { input: CallInput<N>; said: Said<N> };

/** A change of the menu that can be taken back; what is shown is fetched anew, whether it worked or not. */
export function useMenuEdit<N extends Exclude<Edit, 'ConsoleMenu.history' | 'ConsoleMenu.undo'>>(name: N) {
  const client = useQueryClient();
  const undo = useUndo();
  return useMutation({
    mutationFn: ({ input }: Wanted<N>) => callOrThrow(name, input),
    networkMode: 'always',
    onSuccess: (answer, { said }) => {
      said.onDone?.(answer);
      const edit = answer.edit_id;
      if (edit === 0) return;
      sayUndoable(said.text, { label: t.undo, run: () => undo.mutate(edit) }, 'menu-edit');
    },
    onError: (error, { said }) => {
      if (!said.quiet) sayBad(error.message, name);
    },
    onSettled: () => refresh(client),
  });
}

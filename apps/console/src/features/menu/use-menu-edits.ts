import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { menuHistoryKey, menusKey } from '#api/menu-query.ts';
import { previewKey } from '#api/hours-query.ts';
import { storeQuery } from '#api/store-query.ts';
import { useDraftField } from '#features/menu/draft-mode.ts';
import { t as draftWords } from '#features/menu/draft-texts.ts';
import type { History } from '#parts/history-pane.tsx';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/menu/texts.ts';

type Bringing = `ConsoleMenu.${'export' | 'plan_import' | 'import' | 'undo_import'}`;
type Drafting = `ConsoleMenu.${'drop_draft' | 'keep_draft' | 'publish' | 'unplan' | 'preview'}`;
type Edit = Exclude<Extract<CallName, `ConsoleMenu.${string}`>, Bringing | Drafting>;

export const refreshMenu = (client: QueryClient) =>
  Promise.all(
    [menusKey, menuHistoryKey, storeQuery.queryKey, previewKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** Takes back an edit of the live menu, or of its draft. */
export function useUndo(isDraft = false) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit_id: number) =>
      callOrThrow('ConsoleMenu.undo', { ...(isDraft && { draft: 1 }), edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'menu-undo'),
    onSettled: () => refreshMenu(client),
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
  const draft = useDraftField();
  const isDraft = draft.draft === 1;
  const undo = useUndo(isDraft);
  return useMutation({
    mutationFn: ({ input }: Wanted<N>) => callOrThrow(name, { ...input, ...draft }),
    networkMode: 'always',
    onSuccess: (answer, { said }) => {
      said.onDone?.(answer);
      const edit = answer.edit_id;
      if (edit === 0) return;
      const text = isDraft ? draftWords.inDraft({ text: said.text }) : said.text;
      sayUndoable(text, { label: t.undo, run: () => undo.mutate(edit) }, 'menu-edit');
    },
    onError: (error, { said }) => {
      if (!said.quiet) sayBad(error.message, name);
    },
    onSettled: () => refreshMenu(client),
  });
}

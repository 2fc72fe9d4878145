import { asJson } from '@servery/contract/client/as-json';
import type { PaperSettings } from '@servery/contract/entities/paper';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { paperHistoryKey, paperQuery } from '#api/paper-query.ts';
import { t } from '#features/paper/texts.ts';
import type { History } from '#parts/history-pane.tsx';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';

/** Who changed what is printed, the latest first. */
export const paperHistory: History = {
  queryKey: paperHistoryKey,
  load: (before, signal) =>
    callOrThrow('ConsolePaper.history', before === undefined ? {} : { before }, signal),
};

function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: paperQuery.queryKey });
    void client.invalidateQueries({ queryKey: paperHistoryKey });
  };
}

export function useUndoPaper() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsolePaper.undo', { edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'paper-undo'),
    onSettled: refresh,
  });
}

export function useSavePaper(onSaved: () => void) {
  const client = useQueryClient();
  const refresh = useRefresh();
  const undo = useUndoPaper();
  return useMutation({
    mutationFn: ({ version, value }: { version: number; value: PaperSettings }) =>
      callOrThrow('ConsolePaper.save', { version, paper: asJson(value) }),
    networkMode: 'always',
    onSuccess: ({ edit_id, saved }) => {
      client.setQueryData(paperQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: paperHistoryKey });
      onSaved();
      if (edit_id === 0) return;
      sayUndoable(t.saved, { label: t.undo, run: () => undo.mutate(edit_id) }, 'paper');
    },
    onError: (error) => {
      sayBad(error.message, 'paper');
      refresh();
    },
  });
}

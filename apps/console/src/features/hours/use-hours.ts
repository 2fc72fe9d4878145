import { asJson } from '@servery/contract/client/as-json';
import type { HeldHours } from '@servery/contract/entities/venue-hours';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { hoursHistoryKey, hoursQuery } from '#api/hours-query.ts';
import type { History } from '#parts/history-pane.tsx';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/hours/texts.ts';

/** Who changed the hours, the latest first. */
export const hoursHistory: History = {
  queryKey: hoursHistoryKey,
  load: (before, signal) =>
    callOrThrow('ConsoleHours.history', before === undefined ? {} : { before }, signal),
};

function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: hoursQuery.queryKey });
    void client.invalidateQueries({ queryKey: hoursHistoryKey });
  };
}

export function useUndoHours() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsoleHours.undo', { edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'hours-undo'),
    onSettled: refresh,
  });
}

export function useSaveHours(onSaved: () => void) {
  const client = useQueryClient();
  const refresh = useRefresh();
  const undo = useUndoHours();
  return useMutation({
    mutationFn: (types: readonly HeldHours[]) =>
      callOrThrow('ConsoleHours.save', {
        types: asJson(types.map(({ id, version, value }) => ({ id, version, value }))),
      }),
    networkMode: 'always',
    onSuccess: ({ edit_id, saved }) => {
      client.setQueryData(hoursQuery.queryKey, saved);
      onSaved();
      if (edit_id === 0) return;
      sayUndoable(t.saved, { label: t.undo, run: () => undo.mutate(edit_id) }, 'hours');
    },
    onError: (error) => {
      sayBad(error.message, 'hours');
      refresh();
    },
  });
}

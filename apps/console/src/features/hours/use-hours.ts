import { asJson } from '@servery/contract/client/as-json';
import type { HeldHours } from '@servery/contract/entities/venue-hours';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { hoursQuery } from '#api/hours-query.ts';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/hours/texts.ts';

export function useSaveHours(onSaved: () => void) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: hoursQuery.queryKey });
  const undo = useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsoleHours.undo', { edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'hours-undo'),
    onSettled: refresh,
  });
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
      void refresh();
    },
  });
}

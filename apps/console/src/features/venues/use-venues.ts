import { asJson } from '@servery/contract/client/as-json';
import type { VenuesChange } from '@servery/contract/calls/console/venues';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { venuesQuery } from '#api/venues-query.ts';
import { changeBack } from '#features/venues/rules/change.ts';
import { sayBad, sayGood, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/venues/texts.ts';

type Wish = { venues: readonly number[]; change: VenuesChange };

const send = ({ venues, change }: Wish) =>
  callOrThrow('ConsoleVenues.change', { venues: [...venues], venues_change: asJson(change) });

/** One change in several venues: how many took it, and the way back where one change is enough. */
export function useChangeVenues() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: venuesQuery.queryKey });
  const back = useMutation({
    mutationFn: send,
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'venues-undo'),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: ({ results }, { change }) => {
      const done = results.filter((each) => each.done === 1).map(({ venue_id }) => venue_id);
      const undo = changeBack(change);
      if (done.length === 0) return;
      const said = t.changed({ count: done.length });
      if (undo)
        sayUndoable(
          said,
          { label: t.undo, run: () => back.mutate({ venues: done, change: undo }) },
          'venues',
        );
      else sayGood(said);
    },
    onError: (error) => sayBad(error.message, 'venues'),
    onSettled: refresh,
  });
}

export function useUndoCopy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsoleVenues.undo_copy', { edit_id }),
    networkMode: 'always',
    onSuccess: () => sayGood(t.copyUndone),
    onError: (error) => sayBad(error.message, 'copy-undo'),
    onSettled: () => client.invalidateQueries({ queryKey: venuesQuery.queryKey }),
  });
}

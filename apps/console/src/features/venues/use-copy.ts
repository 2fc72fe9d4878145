import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { sessionQuery } from '#api/session-query.ts';
import { venuesQuery } from '#api/venues-query.ts';
import type { WrittenCopy } from '#features/venues/rules/copy.ts';
import { useUndoCopy } from '#features/venues/use-venues.ts';
import { sayGood, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/venues/texts.ts';

const wishOf = ({ from, into, parts, name, ...own }: WrittenCopy) => ({
  ...own,
  from_id: Number(from),
  ...(into !== '' && { into_id: Number(into) }),
  parts: into === '' ? ('venue' as const) : parts,
  venue_name: name.trim(),
});

/** First the plan, then what was planned; another plan is shown before it is carried out. */
export function useCopy(value: WrittenCopy, onDone: () => void) {
  const client = useQueryClient();
  const undo = useUndoCopy();
  const plan = useMutation({
    mutationFn: () => callOrThrow('ConsoleVenues.plan_copy', wishOf(value)),
    networkMode: 'always',
  });
  const venues = client.getQueryData(venuesQuery.queryKey)?.venues ?? [];
  const nameOf = (id: string) => venues.find((each) => String(each.id) === id)?.name ?? value.name;
  const copy = useMutation({
    mutationFn: () => callOrThrow('ConsoleVenues.copy', { ...wishOf(value), seen: plan.data?.seen ?? '' }),
    networkMode: 'always',
    onSuccess: ({ edit_id }) => {
      const said = t.copied({ from: nameOf(value.from), into: nameOf(value.into) });
      if (edit_id === 0) sayGood(said);
      else sayUndoable(said, { label: t.undo, run: () => undo.mutate(edit_id) }, 'copy');
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      onDone();
    },
    onError: () => plan.reset(),
    onSettled: () => client.invalidateQueries({ queryKey: venuesQuery.queryKey }),
  });
  return {
    plan: plan.data?.plan,
    problem: (plan.error ?? copy.error)?.message,
    isBusy: plan.isPending || copy.isPending,
    look: () => {
      copy.reset();
      plan.mutate();
    },
    make: () => copy.mutate(),
    forget: () => {
      plan.reset();
      copy.reset();
    },
  };
}

import { asJson } from '@servery/contract/client/as-json';
import type { HeldHours } from '@servery/contract/entities/venue-hours';
import { hoursQuery, hoursRoom } from '#api/hours-query.ts';
import { useEdit } from '#edits/use-edit.ts';
import { t } from '#features/hours/texts.ts';

export function useSaveHours(onDone: () => void) {
  const { mutate, isPending } = useEdit(hoursRoom, 'ConsoleHours.save', {
    keep: (client, { saved }) => client.setQueryData(hoursQuery.queryKey, saved),
  });
  const save = (types: readonly HeldHours[]) =>
    mutate({
      input: { types: asJson(types.map(({ id, version, value }) => ({ id, version, value }))) },
      said: { text: t.saved, onDone },
    });
  return { save, isPending };
}

import { asJson } from '@servery/contract/client/as-json';
import type { HeldType } from '@servery/contract/entities/fulfilment-editor';
import { useDraft } from '#drafts/use-draft.ts';
import { onOff, switchesOf } from '#features/fulfilment/rules/switched.ts';
import { useFulfilmentEdit } from '#features/fulfilment/use-fulfilment.ts';
import { t } from '#features/fulfilment/texts.ts';

/** The switches of the ways to order: customers notice nothing of one before it is saved. */
export function useWays(types: readonly HeldType[]) {
  const draft = useDraft('ways', onOff(types));
  const save = useFulfilmentEdit('ConsoleFulfilment.switch');
  const submit = () =>
    save.mutate({
      input: { ways: asJson(switchesOf(types, draft.value, draft.changed)) },
      said: { text: t.waysSaved, onDone: draft.discard },
    });
  return { draft, submit, busy: save.isPending };
}
export type Ways = ReturnType<typeof useWays>;

import { asJson } from '@servery/contract/client/as-json';
import type { BrandShown } from '@servery/contract/calls/console/brand';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brandQuery, brandRoom } from '#api/brand-query.ts';
import { callOrThrow } from '#api/call.ts';
import { useDraft } from '#drafts/use-draft.ts';
import { definitionOf, isHomeChanged, type Written, writtenOf } from '#features/brand/rules/written.ts';
import { refreshRoom, useUndo } from '#edits/use-edit.ts';
import { sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/brand/texts.ts';

export const useBrandDraft = (shown: BrandShown) =>
  useDraft<Written>(`brand-${shown.code}`, writtenOf(shown));
export type BrandDraft = ReturnType<typeof useBrandDraft>;

/** Puts what was changed in front of customers, all of it at once. */
export function usePublish(shown: BrandShown, draft: BrandDraft) {
  const client = useQueryClient();
  const undo = useUndo(brandRoom);
  return useMutation({
    mutationFn: () => {
      const { value } = draft;
      const { version, home_seen } = shown;
      const { terms, privacy, blocks, news } = value;
      return callOrThrow('ConsoleBrand.save', {
        definition: definitionOf(shown, value),
        terms,
        privacy,
        version,
        home_seen,
        ...(isHomeChanged(writtenOf(shown), value) && { home: asJson({ blocks, news }) }),
      });
    },
    networkMode: 'always',
    onSuccess: ({ edit_id, ...saved }) => {
      client.setQueryData(brandQuery.queryKey, saved);
      draft.discard();
      if (edit_id !== 0)
        sayUndoable(t.published, { label: t.undo, run: () => undo.mutate(edit_id) }, 'brand');
    },
    onSettled: () => refreshRoom(client, brandRoom),
  });
}

import { asJson } from '@servery/contract/client/as-json';
import type { BrandShown } from '@servery/contract/calls/console/brand';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { brandHistoryKey, brandQuery, brandTextsKey } from '#api/brand-query.ts';
import { callOrThrow } from '#api/call.ts';
import { useDraft } from '#drafts/use-draft.ts';
import { definitionOf, isHomeChanged, type Written, writtenOf } from '#features/brand/rules/written.ts';
import type { History } from '#parts/history-pane.tsx';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/brand/texts.ts';

/** Who changed the brand, the latest first. */
export const brandHistory: History = {
  queryKey: brandHistoryKey,
  load: (before, signal) =>
    callOrThrow('ConsoleBrand.history', before === undefined ? {} : { before }, signal),
};

function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: brandQuery.queryKey });
    void client.invalidateQueries({ queryKey: brandHistoryKey });
    void client.invalidateQueries({ queryKey: brandTextsKey });
  };
}

export function useUndoBrand() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsoleBrand.undo', { edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'brand-undo'),
    onSettled: refresh,
  });
}

export const useBrandDraft = (shown: BrandShown) =>
  useDraft<Written>(`brand-${shown.code}`, writtenOf(shown));
export type BrandDraft = ReturnType<typeof useBrandDraft>;

/** Puts what was changed in front of customers, all of it at once. */
export function usePublish(shown: BrandShown, draft: BrandDraft) {
  const client = useQueryClient();
  const refresh = useRefresh();
  const undo = useUndoBrand();
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
    onSettled: refresh,
  });
}

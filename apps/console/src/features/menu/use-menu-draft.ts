import type { DraftPart } from '@servery/contract/entities/menu-editor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { menuRoom } from '#api/menu-query.ts';
import { refreshRoom, useUndo } from '#edits/use-edit.ts';
import { t } from '#features/menu/draft-texts.ts';
import { whenText } from '#order/when.ts';
import { sayBad, sayGood, sayUndoable } from '#toasts/toaster.ts';

type Part = { part: DraftPart; id: number };
export type Moment = { date: string; time: string };

/** What can be done with all that waits. */
export function useMenuDraft(zone: string, onDone: () => void) {
  const client = useQueryClient();
  const undoLive = useUndo(menuRoom);
  const undoDraft = useUndo(menuRoom, { draft: 1 });
  const always = {
    networkMode: 'always',
    onError: (error: Error) => sayBad(error.message, 'menu-draft'),
    onSettled: () => refreshRoom(client, menuRoom),
  } as const;
  return {
    drop: useMutation({
      ...always,
      mutationFn: (wanted: { one?: Part; count: number }) =>
        callOrThrow('ConsoleMenu.drop_draft', wanted.one ?? {}),
      onSuccess: ({ edit_id }, { count }) => {
        const said = t.dropped({ count });
        if (edit_id === 0) sayGood(said);
        else sayUndoable(said, { label: t.undo, run: () => undoDraft.mutate(edit_id) }, 'menu-draft');
      },
    }),
    keep: useMutation({
      ...always,
      mutationFn: (one: Part) => callOrThrow('ConsoleMenu.keep_draft', one),
    }),
    unplan: useMutation({ ...always, mutationFn: () => callOrThrow('ConsoleMenu.unplan', {}) }),
    publish: useMutation({
      ...always,
      mutationFn: ({ version, at }: { version: number; at: Moment | undefined }) =>
        callOrThrow('ConsoleMenu.publish', { version, ...at }),
      onSuccess: ({ edit_id, publish_at }) => {
        if (publish_at > 0) return void sayGood(t.planned({ when: whenText(publish_at, zone) }));
        sayUndoable(t.published, { label: t.undo, run: () => undoLive.mutate(edit_id) }, 'menu-draft');
        onDone();
      },
    }),
  };
}

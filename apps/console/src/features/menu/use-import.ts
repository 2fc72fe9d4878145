import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { saveFile } from '#api/save-file.ts';
import { menuRoom } from '#api/menu-query.ts';
import { refreshRoom } from '#edits/use-edit.ts';
import { t } from '#features/menu/import-texts.ts';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';

export type Brought = { text: string; menu: string; bring: 'add' | 'replace' };

function useUndoImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit_id: number) => callOrThrow('ConsoleMenu.undo_import', { edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, 'menu-import'),
    onSettled: () => refreshRoom(client, menuRoom),
  });
}

/** First the plan, then what was planned; another plan is shown before it is carried out. */
export function useImport(brought: Brought, onDone: () => void) {
  const client = useQueryClient();
  const undo = useUndoImport();
  const plan = useMutation({
    mutationFn: () => callOrThrow('ConsoleMenu.plan_import', brought),
    networkMode: 'always',
  });
  const make = useMutation({
    mutationFn: () => callOrThrow('ConsoleMenu.import', { ...brought, seen: plan.data?.seen ?? '' }),
    networkMode: 'always',
    onSuccess: ({ edit_id }) => {
      sayUndoable(t.imported, { label: t.undo, run: () => undo.mutate(edit_id) }, 'menu-import');
      onDone();
    },
    onError: () => plan.reset(),
    onSettled: () => refreshRoom(client, menuRoom),
  });
  return {
    plan: plan.data,
    problem: (plan.error ?? make.error)?.message,
    isBusy: plan.isPending || make.isPending,
    look: () => {
      make.reset();
      plan.mutate();
    },
    make: () => make.mutate(),
    forget: () => {
      plan.reset();
      make.reset();
    },
  };
}

export const useExport = (name: string) =>
  useMutation({
    mutationFn: () => callOrThrow('ConsoleMenu.export', {}),
    networkMode: 'always',
    onSuccess: ({ text }) => saveFile(name, text),
    onError: (error) => sayBad(error.message, 'menu-export'),
  });

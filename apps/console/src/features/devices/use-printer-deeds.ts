import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { papersKey, printersQuery } from '#api/printers-query.ts';
import { sayBad, sayGood, sayUndoable } from '#toasts/toaster.ts';
import type { Printer } from '#features/devices/rules/words.ts';
import { t } from '#features/devices/texts.ts';

type Deed = Extract<CallName, `ConsolePrinters.${string}`>;

/** Something is done about a printer; what is shown is fetched anew, whether it worked or not. */
export function usePrinterDeed<N extends Deed>(name: N, onDone?: (answer: CallOutput<N>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<N>) => callOrThrow(name, input),
    networkMode: 'always',
    onSuccess: (answer) => onDone?.(answer),
    onError: (error) => sayBad(error.message, name),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: printersQuery.queryKey }),
        client.invalidateQueries({ queryKey: papersKey }),
      ]),
  });
}

export const useTestPage = ({ id, name }: Pick<Printer, 'id' | 'name'>) => {
  const deed = usePrinterDeed('ConsolePrinters.test', () => sayGood(t.testSent({ name })));
  return { busy: deed.isPending, print: () => deed.mutate({ printer_id: id }) };
};

export function useRemovePrinter({ id, name }: Pick<Printer, 'id' | 'name'>, onRemoved: () => void) {
  const restore = usePrinterDeed('ConsolePrinters.restore');
  const remove = usePrinterDeed('ConsolePrinters.remove', () => {
    onRemoved();
    const undo = { label: t.undo, run: () => restore.mutate({ printer_id: id }) };
    sayUndoable(t.removed({ name }), undo);
  });
  return { busy: remove.isPending, remove: () => remove.mutate({ printer_id: id }) };
}

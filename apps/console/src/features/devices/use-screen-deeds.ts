import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { screensQuery } from '#api/screens-query.ts';
import type { Screen } from '#features/devices/rules/screen-words.ts';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/devices/texts.ts';

type Deed = Exclude<Extract<CallName, `ConsoleScreens.${string}`>, 'ConsoleScreens.pair'>;

/** Something is done about a screen; what is shown is fetched anew, whether it worked or not. */
export function useScreenDeed<N extends Deed>(name: N, onDone?: (answer: CallOutput<N>) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<N>) => callOrThrow(name, input),
    networkMode: 'always',
    onSuccess: (answer) => onDone?.(answer),
    onError: (error) => sayBad(error.message, name),
    onSettled: () => client.invalidateQueries({ queryKey: screensQuery.queryKey }),
  });
}

export function useRemoveScreen({ id, name }: Pick<Screen, 'id' | 'name'>, onRemoved: () => void) {
  const restore = useScreenDeed('ConsoleScreens.restore');
  const remove = useScreenDeed('ConsoleScreens.remove', () => {
    onRemoved();
    const undo = { label: t.undo, run: () => restore.mutate({ screen_id: id }) };
    sayUndoable(t.screenRemoved({ name }), undo);
  });
  return { busy: remove.isPending, remove: () => remove.mutate({ screen_id: id }) };
}

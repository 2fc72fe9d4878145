import type { CallInput, CallName, CallOutput } from '@servery/contract/registry';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { type EditedAction, type EditRoom, keysOf } from '#api/edit-room.ts';
import { t } from '#parts/texts.ts';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';

export const refreshRoom = (client: QueryClient, room: EditRoom): Promise<unknown> =>
  Promise.all(keysOf(room).map((queryKey) => client.invalidateQueries({ queryKey })));

type Undo = (name: `${EditedAction}.undo`, input: { edit_id: number; draft?: 0 | 1 }) => Promise<unknown>;

/** Takes an edit of a room back; `more` says of what. */
export function useUndo(room: EditRoom, more: { draft?: 0 | 1 } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit_id: number) => (callOrThrow as Undo)(`${room.action}.undo`, { ...more, edit_id }),
    networkMode: 'always',
    onError: (error) => sayBad(error.message, `${room.action}.undo`),
    onSettled: () => refreshRoom(client, room),
  });
}

/** A call that answers with the edit it made. */
export type EditCall = {
  [Name in CallName]: CallOutput<Name> extends { edit_id: number } ? Name : never;
}[CallName];

type Said<Name extends EditCall> = {
  /** What was done, in a toast that can take it back. */
  text: string;
  onDone?: ((answer: CallOutput<Name>) => void) | undefined;
  /** Who asks says by themselves why it failed. */
  quiet?: boolean | ((error: Error) => boolean);
};
type Wanted<Name extends EditCall> = { input: CallInput<Name>; said: Said<Name> };
type Settings<Name extends EditCall> = {
  /** Goes into every input, and into what takes it back. */
  more?: { draft?: 0 | 1 };
  /** How what was done is told, where that is not all. */
  saying?: (text: string) => string;
  /** Puts what was answered where it is shown. */
  keep?: (client: QueryClient, answer: CallOutput<Name>) => void;
  /** What is shown is fetched before anybody goes on to it. */
  refreshFirst?: boolean;
};

/** A change in a room that can be taken back; what is shown is fetched anew, whether it worked or not. */
export function useEdit<Name extends EditCall>(
  room: EditRoom,
  name: Name,
  { more = {}, saying = (text) => text, keep, refreshFirst = false }: Settings<Name> = {},
) {
  const client = useQueryClient();
  const undo = useUndo(room, more);
  return useMutation({
    mutationFn: ({ input }: Wanted<Name>) => callOrThrow(name, { ...input, ...more }),
    networkMode: 'always',
    onSuccess: async (answer, { said }) => {
      keep?.(client, answer);
      if (refreshFirst) await refreshRoom(client, room);
      said.onDone?.(answer);
      const { edit_id: edit } = answer as { edit_id: number };
      if (edit > 0)
        sayUndoable(
          saying(said.text),
          { label: t.undo, run: () => undo.mutate(edit) },
          `${room.action}.edit`,
        );
    },
    onError: (error, { said }) => {
      const { quiet = false } = said;
      if (!(typeof quiet === 'function' ? quiet(error) : quiet)) sayBad(error.message, name);
    },
    onSettled: (_answer, error) => (refreshFirst && !error ? undefined : refreshRoom(client, room)),
  });
}

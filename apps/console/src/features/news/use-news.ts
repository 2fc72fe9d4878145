import { asJson } from '@servery/contract/client/as-json';
import type { NewsLetter, NewsMessage } from '@servery/contract/entities/news';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { newsKey } from '#api/news-query.ts';
import { whenText } from '#order/when.ts';
import { sayBad, sayGood, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/news/texts.ts';

/** Something about a message; what is shown is fetched anew, whether it worked or not. */
function useDeed<Input, Output>(
  run: (input: Input) => Promise<Output>,
  onDone: (answer: Output, input: Input) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    networkMode: 'always',
    onSuccess: async (answer, input) => {
      await client.invalidateQueries({ queryKey: newsKey });
      onDone(answer, input);
    },
    onError: async (error) => {
      sayBad(error.message, 'news');
      await client.invalidateQueries({ queryKey: newsKey });
    },
  });
}

export type Kept = { message: NewsMessage | undefined; letter: NewsLetter };

/** Keeps what was written, so that what follows is about that. */
const keep = ({ message, letter }: Kept) =>
  callOrThrow('ConsoleNews.save', {
    ...(message && { message_id: message.id, version: message.version }),
    letter: asJson(letter),
  });

type OnKept = (message: NewsMessage) => void;

/** Keeps it, then goes on with it. What was new is a draft from then on, even where the rest fails: it is not made twice. */
async function keptFirst<T>(
  kept: Kept,
  onKept: OnKept,
  then: (message: NewsMessage) => Promise<T>,
): Promise<T> {
  const message = await keep(kept);
  try {
    return await then(message);
  } catch (error) {
    if (!kept.message) onKept(message);
    throw error;
  }
}

export const useKeep = (onKept: OnKept) =>
  useDeed(keep, (message) => {
    onKept(message);
    sayGood(t.saved);
  });

export const useTest = (onKept: OnKept) =>
  useDeed(
    (kept: Kept) =>
      keptFirst(kept, onKept, async (message) => ({
        message,
        ...(await callOrThrow('ConsoleNews.test', { message_id: message.id })),
      })),
    ({ message, email }) => {
      onKept(message);
      sayGood(t.tested({ email }));
    },
  );

export const useStop = () =>
  useDeed(
    (id: number) => callOrThrow('ConsoleNews.stop', { message_id: id }),
    ({ state }) => void sayGood(state === 'draft' ? t.unplanned : t.stopped),
  );

/** Sends it to those whom it has not reached. */
export const useResume = () =>
  useDeed(
    ({ id }: NewsMessage) => callOrThrow('ConsoleNews.resume', { message_id: id }),
    (_answer, { waiting }) => void sayGood(t.sending({ count: waiting })),
  );

export type Sending = Kept & { count: number; zone: string; at: { date: string; time: string } | undefined };

/** Has it sent. For a short moment nothing has left yet, and it can be taken back. */
export function useSend(onKept: OnKept) {
  const stop = useStop();
  return useDeed(
    ({ at, ...kept }: Sending) =>
      keptFirst(kept, onKept, ({ id, version }) =>
        callOrThrow('ConsoleNews.send', { message_id: id, version, ...at }),
      ),
    (message, { count, at, zone }) => {
      onKept(message);
      const said = at ? t.scheduled({ when: whenText(message.send_at, zone) }) : t.sending({ count });
      sayUndoable(said, { label: t.undo, run: () => stop.mutate(message.id) }, 'news-sent');
    },
  );
}

/** Removes a draft; one press puts it back as a new one. */
export function useRemove(onGone: () => void) {
  const back = useKeep(() => {});
  return useDeed(
    ({ id, version }: NewsMessage) => callOrThrow('ConsoleNews.remove', { message_id: id, version }),
    (_answer, { value }) => {
      onGone();
      const undo = { label: t.undo, run: () => back.mutate({ message: undefined, letter: value }) };
      sayUndoable(t.removed, undo, 'news-removed');
    },
  );
}

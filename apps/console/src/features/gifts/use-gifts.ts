import type { ShownGift } from '@servery/contract/calls/console/gifts';
import type { CallInput } from '@servery/contract/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { giftQuery, giftsKey } from '#api/gifts-query.ts';
import { sayBad, sayUndoable } from '#toasts/toaster.ts';
import { t } from '#features/gifts/texts.ts';

type Deed =
  | 'ConsoleGifts.sell'
  | 'ConsoleGifts.save'
  | 'ConsoleGifts.mail'
  | 'ConsoleGifts.stop'
  | 'ConsoleGifts.resume'
  | 'ConsoleGifts.give_back';
type Answer = { gift: ShownGift };

/** Something that changes a gift voucher, and answers it as it is then. */
export function useGiftDeed<N extends Deed>(name: N, onDone: (gift: ShownGift) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<N>): Promise<Answer> =>
      callOrThrow(name, input as never) as Promise<Answer>,
    networkMode: 'always',
    onSuccess: (answer) => {
      client.setQueryData(giftQuery(answer.gift.id).queryKey, answer);
      void client.invalidateQueries({ queryKey: giftsKey });
      onDone(answer.gift);
    },
    onError: async (error, input) => {
      sayBad(error.message, 'gifts');
      if ('gift_id' in input) await client.invalidateQueries({ queryKey: giftQuery(input.gift_id).queryKey });
    },
  });
}

/** Stops a voucher, with one press to take that back. */
export function useStop(onDone: () => void) {
  const resume = useGiftDeed('ConsoleGifts.resume', () => {});
  return useGiftDeed('ConsoleGifts.stop', ({ id, ending }) => {
    onDone();
    const undo = { label: t.undo, run: () => resume.mutate({ gift_id: id }) };
    sayUndoable(t.wasStopped({ ending }), undo, 'gifts');
  });
}

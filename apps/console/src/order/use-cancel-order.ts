import type { BoardOrder } from '@servery/contract/entities/board';
import { useMutation } from '@tanstack/react-query';
import { callOrThrow } from '#api/call.ts';
import { type CancelKind, cancelledText } from '#order/cancel-words.ts';
import { sayGood } from '#toasts/toaster.ts';

type Wanted = { kind: CancelKind; order: BoardOrder; reason: string };

const send = ({ kind, order, reason }: Wanted) =>
  kind === 'reject'
    ? callOrThrow('ConsoleOrder.reject', { order_id: order.id, reason })
    : callOrThrow('ConsoleOrder.cancel', { order_id: order.id, reason });

/** Not shown before the server agrees: it gives back money and places. */
export function useCancelOrder(onCancelled: (order: BoardOrder) => unknown) {
  return useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: async ({ order }, { kind }) => {
      await onCancelled(order);
      sayGood(cancelledText(kind, order.number));
    },
  });
}

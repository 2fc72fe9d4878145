import type { BoardOrder } from '@servery/contract/entities/board';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { bumpOf } from '@servery/domain/orders/status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { boardQuery } from '#api/board-query.ts';
import { callOrThrow, failureOf } from '#api/call.ts';
import type { ColumnId } from '#features/board/rules/columns.ts';
import { withOrder } from '#features/board/rules/pending.ts';
import { isDoubleTap, type Tap } from '#features/board/rules/tap-guard.ts';
import { dropBump, lastBump, pushBump, type UndoStack } from '#features/board/rules/undo-stack.ts';
import { words } from '#features/board/words.ts';
import { sayBad } from '#toasts/toaster.ts';

export type Move = {
  kind: 'bump' | 'undo';
  order_id: string;
  number: string;
  from: OrderStatus;
  to: OrderStatus;
};

export const MOVE_KEY = ['move'];

const send = ({ kind, order_id, from, to }: Move) =>
  kind === 'undo'
    ? callOrThrow('ConsoleOrder.undo', { order_id })
    : callOrThrow('ConsoleOrder.move', { order_id, from, to });

/** Puts an answered order on the board at once, and asks for the rest. */
export function useTakeOrder() {
  const client = useQueryClient();
  return useCallback(
    async (order: BoardOrder) => {
      await client.cancelQueries({ queryKey: boardQuery.queryKey });
      client.setQueryData(
        boardQuery.queryKey,
        (board) => board && { ...board, orders: withOrder(board.orders, order) },
      );
      void client.invalidateQueries({ queryKey: boardQuery.queryKey });
    },
    [client],
  );
}

function useSendMove(setStack: (change: (stack: UndoStack) => UndoStack) => void) {
  const client = useQueryClient();
  const take = useTakeOrder();
  return useMutation({
    mutationKey: MOVE_KEY,
    mutationFn: send,
    networkMode: 'always',
    onSuccess: async ({ order }, move) => {
      setStack((stack) => (move.kind === 'bump' ? pushBump(stack, move) : dropBump(stack, move.order_id)));
      await take(order);
    },
    onError: (error, move) => {
      const failure = failureOf(error);
      if (failure?.kind === 'auth') return;
      if (failure?.kind !== 'network') setStack((stack) => dropBump(stack, move.order_id));
      sayBad(failure?.kind === 'network' ? words.network : `${move.number}: ${error.message}`);
      void client.invalidateQueries({ queryKey: boardQuery.queryKey });
    },
  }).mutate;
}

/** One step on with a tap, and the last one of this device back. */
export function useMoves(orders: readonly BoardOrder[] | undefined) {
  const [stack, setStack] = useState<UndoStack>([]);
  const lastTap = useRef<Tap>(undefined);
  const sendMove = useSendMove(setStack);

  const bump = useCallback(
    (order: BoardOrder, column: ColumnId) => {
      const to = bumpOf(order.nstatus);
      const tap = { column, at: Date.now() };
      if (to === undefined || isDoubleTap(lastTap.current, tap)) return;
      lastTap.current = tap;
      sendMove({ kind: 'bump', order_id: order.id, number: order.number, from: order.nstatus, to });
    },
    [sendMove],
  );
  const last = orders && lastBump(stack, orders);
  const undo = useCallback(() => {
    if (last) sendMove({ ...last, kind: 'undo', from: last.to, to: last.from });
  }, [last, sendMove]);
  return { bump, undo, last };
}

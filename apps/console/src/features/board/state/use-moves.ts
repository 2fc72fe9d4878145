import type { BoardOrder } from '@servery/contract/entities/board';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import { bumpOf } from '@servery/domain/orders/status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { boardQuery } from '#api/board-query.ts';
import { callOrThrow, failureOf } from '#api/call.ts';
import { ALL_STATIONS, type ColumnId } from '#features/board/rules/columns.ts';
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
  /** The station that finishes its own lines, where it is not the whole order that moves. */
  station?: string | undefined;
};

export const MOVE_KEY = ['move'];

function send({ kind, order_id, from, to, station }: Move) {
  if (kind === 'undo') return callOrThrow('ConsoleOrder.undo', { order_id, station });
  return station === undefined
    ? callOrThrow('ConsoleOrder.move', { order_id, from, to })
    : callOrThrow('ConsoleOrder.finish_station', { order_id, station });
}

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
      const done = { ...move, to: order.nstatus };
      setStack((stack) => (move.kind === 'bump' ? pushBump(stack, done) : dropBump(stack, move.order_id)));
      await take(order);
    },
    onError: (error, move) => {
      const failure = failureOf(error);
      if (failure?.code === 'signed_out') return;
      if (failure?.code !== 'network') setStack((stack) => dropBump(stack, move.order_id));
      sayBad(failure?.code === 'network' ? words.network : `${move.number}: ${error.message}`);
      void client.invalidateQueries({ queryKey: boardQuery.queryKey });
    },
  }).mutate;
}

const READY = 4;

/** One step on with a tap, and the last one of this device back. A station's Ready is its own lines' alone. */
export function useMoves(orders: readonly BoardOrder[] | undefined, station: string) {
  const [stack, setStack] = useState<UndoStack>([]);
  const lastTap = useRef<Tap>(undefined);
  const sendMove = useSendMove(setStack);

  const bump = useCallback(
    (order: BoardOrder, column: ColumnId) => {
      const to = bumpOf(order.nstatus);
      const tap = { column, station, at: Date.now() };
      if (to === undefined || isDoubleTap(lastTap.current, tap)) return;
      lastTap.current = tap;
      const own = station !== ALL_STATIONS && to === READY ? station : undefined;
      const { id: order_id, number, nstatus: from } = order;
      sendMove({ kind: 'bump', order_id, number, from, to, station: own });
    },
    [sendMove, station],
  );
  const last = orders && lastBump(stack, orders);
  const undo = useCallback(() => {
    if (last) sendMove({ ...last, kind: 'undo', from: last.to, to: last.from });
  }, [last, sendMove]);
  return { bump, undo, last };
}

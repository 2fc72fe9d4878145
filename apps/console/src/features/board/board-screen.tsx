import type { ConsoleUser } from '@servery/contract/entities/board';
import { OfflineBar } from '@servery/ui/feedback/notice';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { BoardColumns } from '#features/board/board-columns.tsx';
import { type BoardActions, BoardContext } from '#features/board/board-context.ts';
import { BoardHead } from '#features/board/board-head.tsx';
import { BoardEmpty, BoardFailed, BoardLoading } from '#features/board/board-states.tsx';
import { NextSlots } from '#features/board/next-slots.tsx';
import { OrderSheet } from '#features/board/order-sheet.tsx';
import { ALL_STATIONS, groupOrders, ofStation } from '#features/board/rules/columns.ts';
import { wallTime } from '#features/board/rules/venue-time.ts';
import { useBoard } from '#features/board/state/use-board.ts';
import { useBoardKeys } from '#features/board/state/use-board-keys.ts';
import { useChimeOnNews } from '#features/board/state/use-chime-on-news.ts';
import { useLongPress } from '#features/board/state/use-long-press.ts';
import { useMoves } from '#features/board/state/use-moves.ts';
import { useSound } from '#features/board/state/use-sound.ts';
import { useStruck } from '#features/board/state/use-struck.ts';
import { VenueClock } from '#features/board/state/venue-clock.tsx';
import { StoreBanner } from '#features/store/index.ts';
import { UnprintedBanner } from '#features/board/unprinted-banner.tsx';
import { notConnected, words } from '#features/board/words.ts';
import css from './board-screen.module.css';

/** Without `onMenu` the board is all that this screen has. */
type Props = { user: ConsoleUser; onMenu?: (() => void) | undefined; out?: ReactNode };
type Loaded = Props & {
  board: NonNullable<ReturnType<typeof useBoard>['data']>;
  orders: NonNullable<ReturnType<typeof useBoard>['orders']>;
  connected: boolean;
};

/** The kitchen's wall: what to make, in which order, and what waits to be fetched. */
export function BoardScreen(props: Props) {
  const { data, orders, connected, error, retry } = useBoard();
  if (data && orders) return <LoadedBoard {...props} board={data} orders={orders} connected={connected} />;
  if (error) return <BoardFailed message={error.message} onRetry={() => void retry()} />;
  return <BoardLoading />;
}

function LoadedBoard({ user, onMenu, out, board, orders, connected }: Loaded) {
  const [columns, setColumns] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState(ALL_STATIONS);
  const station = board.stations.includes(chosen) ? chosen : ALL_STATIONS;
  const [openId, setOpenId] = useState<string>();
  const sound = useSound();
  const { bump, undo, last } = useMoves(orders, station);
  const { struck, toggle: strike } = useStruck(board.orders);
  const can = useCallback<BoardActions['can']>((wanted) => user.permissions.includes(wanted), [user]);
  const actions = useMemo(
    () => ({ can, bump, open: setOpenId, struck, strike }),
    [can, bump, struck, strike],
  );
  const grouped = useMemo(() => groupOrders(ofStation(orders, station)), [orders, station]);
  const everything = useMemo(() => groupOrders(orders), [orders]);
  const isEmpty = Object.values(everything).every((column) => column.length === 0);
  const zone = user.merchant.time_zone;

  useChimeOnNews(board.orders, sound.ring);
  useBoardKeys({ root: columns, undo, mute: sound.toggle });
  useLongPress(columns, setOpenId);

  return (
    <BoardContext value={actions}>
      <VenueClock zone={zone} serverNow={board.now} received={board.received}>
        <main className={css.board}>
          {!connected && <OfflineBar>{notConnected(wallTime(Math.floor(board.now), zone))}</OfflineBar>}
          <h1 className="visually-hidden">{words.room}</h1>
          <StoreBanner zone={zone} />
          <UnprintedBanner unprinted={board.unprinted} maySee={can('move_orders')} />
          <BoardHead
            venue={user.merchant}
            onMenu={onMenu}
            out={out}
            stations={board.stations}
            station={station}
            onStation={setChosen}
            grouped={grouped}
            columns={columns}
            average={board.average_mins}
            sound={sound}
            last={last}
            onUndo={undo}
          />
          {isEmpty ? <BoardEmpty /> : <BoardColumns grouped={grouped} root={columns} onRoot={setColumns} />}
          <NextSlots slots={board.slots} />
        </main>
        <OrderSheet
          order={orders.find((order) => order.id === openId)}
          onClose={() => setOpenId(undefined)}
        />
      </VenueClock>
    </BoardContext>
  );
}

import type { BoardOrder } from '@servery/contract/entities/board';
import { t } from '#features/board/rules/texts.ts';

export const columns = [
  { id: 'new', title: t.new, statuses: [1], bump: t.confirm },
  { id: 'confirmed', title: t.confirmed, statuses: [2, 6], bump: t.start },
  { id: 'progress', title: t.inProgress, statuses: [3], bump: t.ready },
  { id: 'ready', title: t.ready, statuses: [4], bump: '' },
] as const;
export type Column = (typeof columns)[number];
export type ColumnId = Column['id'];
export type Grouped = Readonly<Record<ColumnId, readonly StationOrder[]>>;

const earliestFirst = (a: BoardOrder, b: BoardOrder): number =>
  a.due - b.due || a.placed - b.placed || Number(a.number) - Number(b.number);

const READY = 4;

/** Where a station's own work is: done for it, though the order still waits for others. */
const standsAt = (order: StationOrder): number => (order.waitsFor ? READY : order.nstatus);

/** Orders that are over have no column: the board answers them for a while so that a bump can be taken back. */
export function groupOrders(orders: readonly StationOrder[]): Grouped {
  const of = ({ statuses }: Column) =>
    orders.filter((order) => statuses.some((status) => status === standsAt(order))).toSorted(earliestFirst);
  return { new: of(columns[0]), confirmed: of(columns[1]), progress: of(columns[2]), ready: of(columns[3]) };
}

export const ALL_STATIONS = '';

/** An order as one station sees it: which others it still waits for once its own lines are ready. */
export type StationOrder = BoardOrder & { waitsFor?: readonly string[] };

const othersOf = (order: BoardOrder, station: string): readonly string[] => [
  ...new Set(
    order.lines
      .filter((line) => line.ready === 0 && line.station !== '' && line.station !== station)
      .map((line) => line.station),
  ),
];

/** What one station has to make: the lines of others go, and orders with none of its lines. */
export function ofStation(orders: readonly BoardOrder[], station: string): readonly StationOrder[] {
  if (station === ALL_STATIONS) return orders;
  return orders
    .map((order) => {
      const lines = order.lines.filter((line) => line.station === station);
      const isWaiting = order.nstatus < READY && lines.every((line) => line.ready === 1);
      return isWaiting ? { ...order, lines, waitsFor: othersOf(order, station) } : { ...order, lines };
    })
    .filter((order) => order.lines.length > 0);
}

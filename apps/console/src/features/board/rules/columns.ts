import type { BoardOrder } from '@servery/contract/entities/board';

export const columns = [
  { id: 'new', title: 'New', statuses: [1], bump: 'Confirm' },
  { id: 'confirmed', title: 'Confirmed', statuses: [2, 6], bump: 'Start' },
  { id: 'progress', title: 'In progress', statuses: [3], bump: 'Ready' },
  { id: 'ready', title: 'Ready', statuses: [4], bump: '' },
] as const;
export type Column = (typeof columns)[number];
export type ColumnId = Column['id'];
export type Grouped = Readonly<Record<ColumnId, readonly BoardOrder[]>>;

const earliestFirst = (a: BoardOrder, b: BoardOrder): number =>
  a.due - b.due || a.placed - b.placed || Number(a.number) - Number(b.number);

/** Orders that are over have no column: the board answers them for a while so that a bump can be taken back. */
export function groupOrders(orders: readonly BoardOrder[]): Grouped {
  const of = ({ statuses }: Column) =>
    orders.filter((order) => statuses.some((status) => status === order.nstatus)).toSorted(earliestFirst);
  return { new: of(columns[0]), confirmed: of(columns[1]), progress: of(columns[2]), ready: of(columns[3]) };
}

export const ALL_STATIONS = '';

/** What one station has to make: the lines of others go, and orders with none of its lines. */
export function ofStation(orders: readonly BoardOrder[], station: string): readonly BoardOrder[] {
  if (station === ALL_STATIONS) return orders;
  return orders
    .map((order) => ({ ...order, lines: order.lines.filter((line) => line.station === station) }))
    .filter((order) => order.lines.length > 0);
}

import type { ColumnId } from '#features/board/rules/columns.ts';

/** On the wall of one station, or of all. */
export type Tap = { column: ColumnId; station: string; at: number };

const TOO_SOON_MS = 350;

/** After a bump the next slip slides under the finger: a second tap of the same double tap must not bump it too. */
export const isDoubleTap = (last: Tap | undefined, tap: Tap): boolean =>
  last !== undefined &&
  last.column === tap.column &&
  last.station === tap.station &&
  tap.at - last.at < TOO_SOON_MS;

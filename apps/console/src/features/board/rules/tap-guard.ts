import type { ColumnId } from '#features/board/rules/columns.ts';

export type Tap = { column: ColumnId; at: number };

const TOO_SOON_MS = 350;

/** After a bump the next slip slides under the finger: a second tap of the same double tap must not bump it too. */
export const isDoubleTap = (last: Tap | undefined, tap: Tap): boolean =>
  last !== undefined && last.column === tap.column && tap.at - last.at < TOO_SOON_MS;

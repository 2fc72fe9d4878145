/** Where the focus is: a column and a slip in it, counted from 0. */
export type SlipAt = { column: number; row: number };

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (value: number, length: number): number => Math.max(0, Math.min(length - 1, value));

function firstFocus(sizes: readonly number[]): SlipAt | undefined {
  const column = sizes.findIndex((size) => size > 0);
  return column === -1 ? undefined : { column, row: 0 };
}

/** Where an arrow leads, given how many slips each column has; empty columns are skipped, and the edges hold. */
export function nextFocus(sizes: readonly number[], at: SlipAt | undefined, key: string): SlipAt | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  if (!at) return firstFocus(sizes);
  const [sideways, down] = step;
  if (down !== 0) return { column: at.column, row: clamp(at.row + down, sizes[at.column] ?? 0) };
  let column = at.column + sideways;
  while (sizes[column] === 0) column += sideways;
  const size = sizes[column];
  return size === undefined ? at : { column, row: clamp(at.row, size) };
}

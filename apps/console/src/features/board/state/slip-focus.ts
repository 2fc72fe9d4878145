import type { SlipAt } from '#features/board/rules/arrow-focus.ts';

const columnsIn = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-column]'),
];
const slipsIn = (column: HTMLElement): HTMLElement[] => [
  ...column.querySelectorAll<HTMLElement>('[data-slip]'),
];

export const slipCounts = (root: ParentNode): number[] =>
  columnsIn(root).map((column) => slipsIn(column).length);

/** The slip that holds the focus, by its place. */
export function focusedSlip(root: ParentNode): SlipAt | undefined {
  const slip = document.activeElement?.closest<HTMLElement>('[data-slip]');
  if (!slip) return undefined;
  const columns = columnsIn(root).map(slipsIn);
  const column = columns.findIndex((slips) => slips.includes(slip));
  return column === -1 ? undefined : { column, row: columns[column]?.indexOf(slip) ?? 0 };
}

/** The main button of the slip at that place, or of the last one in its column. */
export function focusSlip(root: ParentNode, { column, row }: SlipAt): void {
  const slips = slipsIn(columnsIn(root)[column] ?? document.createElement('ol'));
  const slip = slips[Math.min(row, slips.length - 1)];
  slip?.querySelector<HTMLElement>('[data-main]')?.focus();
  slip?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

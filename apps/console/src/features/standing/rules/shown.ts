import type { ConsoleStandingRow, StandingToMake } from '@servery/contract/calls/console/standing';

export const SHOWN = ['active', 'problem', 'paused'] as const;
export type Shown = (typeof SHOWN)[number];

export const hasProblem = ({ cells }: Pick<ConsoleStandingRow, 'cells'>): boolean =>
  cells.some(({ state }) => state === 'problem' || state === 'skipped');

const KEPT: Record<Shown, (row: ConsoleStandingRow) => boolean> = {
  active: ({ status }) => status === 1,
  problem: (row) => row.status === 1 && hasProblem(row),
  paused: ({ status }) => status === 0,
};

export const rowsShown = (rows: readonly ConsoleStandingRow[], shown: Shown): ConsoleStandingRow[] =>
  rows.filter(KEPT[shown]);

export type AtTime = { time: string; count: number; lines: { name: string; count: number }[] };

/** What is made, turned around: time by time. */
export function byTime(products: readonly StandingToMake[]): AtTime[] {
  const times = new Map<string, AtTime>();
  for (const { name, times: made } of products)
    for (const { time, count } of made) {
      const held = times.get(time) ?? { time, count: 0, lines: [] };
      held.count += count;
      held.lines.push({ name, count });
      times.set(time, held);
    }
  return [...times.values()].toSorted((a, b) => a.time.localeCompare(b.time));
}

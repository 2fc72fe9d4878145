import type { Tally } from '#sales/sums';

/** One line of a report's table, with what it came to in the period before. */
export type ReportRow = Tally & { before: number };

/** The most first. What there was before and is not now stands at the end. */
export function compareTallies(now: readonly Tally[], before: readonly Tally[]): ReportRow[] {
  const was = new Map(before.map((tally) => [tally.key, tally]));
  const is = new Set(now.map(({ key }) => key));
  return [
    ...now.map((tally) => ({ ...tally, before: was.get(tally.key)?.amount ?? 0 })),
    ...before
      .filter(({ key }) => !is.has(key))
      .map((tally) => ({ ...tally, count: 0, amount: 0, before: tally.amount })),
  ].toSorted((a, b) => b.amount - a.amount || b.count - a.count || a.key.localeCompare(b.key));
}

/** Tallies by something that several of them have in common: products by their category. */
export function groupTallies(
  tallies: readonly Tally[],
  groupOf: (tally: Tally) => { key: string; name: string },
): Tally[] {
  const groups = new Map<string, Tally>();
  for (const tally of tallies) {
    const { key, name } = groupOf(tally);
    const held = groups.get(key) ?? { key, name, count: 0, amount: 0 };
    groups.set(key, { ...held, count: held.count + tally.count, amount: held.amount + tally.amount });
  }
  return [...groups.values()];
}

/** What is left by method once what went back is taken off. */
export const netPaid = (paid: readonly Tally[], repaid: readonly Tally[]): Tally[] =>
  groupTallies(
    [...paid, ...repaid.map((tally) => ({ ...tally, count: 0, amount: 0 - tally.amount }))],
    ({ key, name }) => ({ key, name }),
  );

import type { Cents } from '@servery/domain/money';
import { type SplitUnit } from '@servery/domain/payments/split';

type Line = { id: number; name: string; options: string };
/** Alike pieces of one line on one part; `at`: the one that a tap moves. */
export type BillRow = { key: string; at: number; count: string; name: string; options: string; cents: Cents };

const FRACTIONS: Readonly<Record<number, string>> = { 1: '', 2: '½', 3: '⅓', 4: '¼', 5: '⅕', 6: '⅙', 8: '⅛' };

const countText = (count: number, people: number): string => {
  if (people === 1) return String(count);
  const fraction = FRACTIONS[people] ?? `1/${people}`;
  return count === 1 ? fraction : `${count} × ${fraction}`;
};

/** What a part has on it, alike pieces in one row. */
export function billRows(units: readonly SplitUnit[], part: number, lines: readonly Line[]): BillRow[] {
  const groups = Map.groupBy(
    units.flatMap((unit, at) => (unit.parts.includes(part) ? [{ ...unit, at }] : [])),
    ({ lineId, parts }) => `${lineId}:${parts.length}`,
  );
  return [...groups].flatMap(([key, held]) => {
    const [first] = held;
    const line = lines.find(({ id }) => id === first?.lineId);
    if (!first || !line) return [];
    const cents = held.reduce((sum, unit) => sum + unit.cents / unit.parts.length, 0);
    return [
      {
        key,
        at: first.at,
        count: countText(held.length, first.parts.length),
        name: line.name,
        options: line.options,
        cents: Math.round(cents),
      },
    ];
  });
}

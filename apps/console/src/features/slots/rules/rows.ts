import type { CallOutput } from '@servery/contract/registry';
import { catalogue } from '@servery/domain/texts/catalogue';
import { t } from '#features/slots/rules/texts.ts';

export type CapacityRow = CallOutput<'ConsoleCapacity'>['rows'][number];

const TITLES: Readonly<Record<CapacityRow['kind'], string>> = catalogue('console-slots-rules-titles', {
  slot: 'Delivery slots',
  stop: 'Delivery stops',
  location: 'Pickup locations',
  block: 'Times of day',
});
const ORDER: readonly CapacityRow['kind'][] = ['slot', 'stop', 'location', 'block'];

export const groupsOf = (rows: readonly CapacityRow[]) =>
  ORDER.map((kind) => ({ kind, title: TITLES[kind], rows: rows.filter((row) => row.kind === kind) })).filter(
    ({ rows: held }) => held.length > 0,
  );

export const goneOf = (row: CapacityRow): number => row.taken + row.held;

/** 'Full', '7 of 8', or that more is taken than there now is. */
export function fillText(row: CapacityRow): string {
  if (row.capacity === 0 && goneOf(row) === 0) return t.off;
  if (goneOf(row) > row.capacity) return t.over({ taken: goneOf(row), over: goneOf(row) - row.capacity });
  return goneOf(row) === row.capacity ? t.full : t.of({ taken: goneOf(row), capacity: row.capacity });
}

export const isFull = (row: CapacityRow): boolean => goneOf(row) >= row.capacity;

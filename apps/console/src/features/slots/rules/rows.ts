import type { CallOutput } from '@servery/contract/registry';

export type CapacityRow = CallOutput<'ConsoleCapacity'>['rows'][number];

const TITLES: Readonly<Record<CapacityRow['kind'], string>> = {
  slot: 'Delivery slots',
  stop: 'Delivery stops',
  location: 'Pickup locations',
  block: 'Times of day',
};
const ORDER: readonly CapacityRow['kind'][] = ['slot', 'stop', 'location', 'block'];

export const groupsOf = (rows: readonly CapacityRow[]) =>
  ORDER.map((kind) => ({ kind, title: TITLES[kind], rows: rows.filter((row) => row.kind === kind) })).filter(
    ({ rows: held }) => held.length > 0,
  );

export const goneOf = (row: CapacityRow): number => row.taken + row.held;

/** 'Full', '7 of 8', or that more is taken than there now is. */
export function fillText(row: CapacityRow): string {
  if (row.capacity === 0 && goneOf(row) === 0) return 'Off';
  if (goneOf(row) > row.capacity) return `${goneOf(row)}, ${goneOf(row) - row.capacity} over`;
  return goneOf(row) === row.capacity ? 'Full' : `${goneOf(row)} of ${row.capacity}`;
}

export const isFull = (row: CapacityRow): boolean => goneOf(row) >= row.capacity;

import { expect, test } from 'vitest';
import { type CapacityRow, fillText, groupsOf } from '#features/slots/rules/rows.ts';

const row = (more: Partial<CapacityRow> = {}): CapacityRow => ({
  place: 'slot:1:2026-11-18',
  kind: 'slot',
  label: '12 to 12:30 pm',
  cut_off_time_str: 'Order by 11:30 am',
  capacity: 8,
  usual: 8,
  taken: 0,
  held: 0,
  ...more,
});

test.each([
  [{ taken: 5, held: 2 }, '7 of 8'],
  [{ taken: 8 }, 'Full'],
  [{ taken: 8, capacity: 6 }, '8, 2 over'],
  [{ capacity: 0 }, 'Off'],
])('%j reads %s', (change, text) => {
  expect(fillText(row(change))).toBe(text);
});

test('kinds that the venue does not have are not shown', () => {
  const rows = [row({ kind: 'block' }), row(), row({ kind: 'block' })];
  expect(groupsOf(rows).map(({ title, rows: held }) => [title, held.length])).toEqual([
    ['Delivery slots', 1],
    ['Times of day', 2],
  ]);
});

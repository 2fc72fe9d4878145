import { expect, test } from 'vitest';
import { billRows } from '#pos/split/bill-rows.ts';

const lines = [
  { id: 1, name: 'Burger', options: 'No pickles' },
  { id: 2, name: 'Chips', options: '' },
];
const units = [
  { lineId: 1, cents: 1990, parts: [0] },
  { lineId: 1, cents: 1990, parts: [1] },
  { lineId: 1, cents: 1990, parts: [1] },
  { lineId: 2, cents: 800, parts: [0, 1] },
  { lineId: 2, cents: 800, parts: [0, 1] },
];

test('alike pieces stand in one row, and shared ones say which part of them', () => {
  expect(billRows(units, 1, lines)).toEqual([
    { key: '1:1', at: 1, count: '2', name: 'Burger', options: 'No pickles', cents: 3980 },
    { key: '2:2', at: 3, count: '2 × ½', name: 'Chips', options: '', cents: 800 },
  ]);
  expect(billRows(units.slice(0, 4), 0, lines).map(({ count, cents }) => [count, cents])).toEqual([
    ['1', 1990],
    ['½', 400],
  ]);
  expect(billRows(units, 2, lines)).toEqual([]);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasTable, MOST_TABLES, tableLetters, tablesIn } from '#fulfilment/tables';

const LIST = '1-40, B1-B12, Terrace, T 7';

test.each(['1', '40', '012', ' 12 ', 'B7', 'b-07', 'terrace', 't7'])('there is a table %s', (table) => {
  expect(hasTable(LIST, table)).toBe(true);
});

test.each(['0', '41', '999', 'B13', 'C1', 'Terrace 2', '1e1', ''])('there is no table “%s”', (table) => {
  expect(hasTable(LIST, table)).toBe(false);
});

test('a venue that has listed none has any', () => {
  expect([hasTable('', '999'), hasTable('  ', '999')]).toEqual([true, true]);
  expect(hasTable('1-3, ', '')).toBe(false);
});

test('a range has what lies in it, and nothing else', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), fc.nat(400), (from, to, table) => {
      expect(hasTable(`${from}-${to}`, String(table))).toBe(table >= from && table <= to);
    }),
  );
});

test('a range may be written in small letters, and its row once; from row to row it is none', () => {
  expect([hasTable('b1-b12', 'B7'), hasTable('B1-12', 'B7')]).toEqual([true, true]);
  expect([hasTable('A1-B3', 'A2'), hasTable('A1-B3', 'B2')]).toEqual([false, false]);
});

test('names the letters of tables that have one', () => {
  expect(tableLetters('1-40, A1-A12, a13, B 1, Garden')).toEqual(['A', 'B']);
  expect(tableLetters('1-40')).toEqual([]);
  expect(tableLetters('')).toEqual([]);
});

test('names every table of a list once, in its order', () => {
  expect(tablesIn('1-3, B1-2, Terrace, 2, T 7,')).toEqual(['1', '2', '3', 'B1', 'B2', 'Terrace', 'T 7']);
  expect([tablesIn(''), tablesIn('5-4'), tablesIn('A1-B3')]).toEqual([[], [], ['A1-B3']]);
});

test('names no more than a sheet can have, and none that there is not', () => {
  expect(tablesIn('1-99999, B1-B99999')).toHaveLength(MOST_TABLES);
  const part = fc.oneof(
    fc
      .tuple(fc.constantFrom('', 'A', 'B'), fc.nat(60), fc.nat(60))
      .map(([row, a, b]) => `${row}${a}-${row}${b}`),
    fc.constantFrom('Terrace', 'B 07', '12'),
  );
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), (parts) => {
      const list = parts.join(', ');
      expect(tablesIn(list).filter((table) => !hasTable(list, table))).toEqual([]);
    }),
  );
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasTable } from '#fulfilment/tables';

const LIST = '1-40, B1-B12, Terrace, T 7';

test.each(['1', '40', '012', ' 12 ', 'B7', 'b-07', 'terrace', 't7'])('there is a table %s', (table) => {
  expect(hasTable(LIST, table)).toBe(true);
});

test.each(['0', '41', '999', 'B13', 'C1', 'Terrace 2', '1e1', ''])('there is no table “%s”', (table) => {
  expect(hasTable(LIST, table)).toBe(false);
});

test('a venue that has listed none has any', () => {
  expect(hasTable('', '999')).toBe(true);
});

test('a range has what lies in it, and nothing else', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), fc.nat(400), (from, to, table) => {
      expect(hasTable(`${from}-${to}`, String(table))).toBe(table >= from && table <= to);
    }),
  );
});

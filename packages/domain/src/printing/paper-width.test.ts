import { expect, test } from 'vitest';
import { columnsFor, widthOf } from '#printing/paper-width';

test.each([
  ['star', 48],
  ['epson', 42],
  ['escpos', 42],
] as const)('a roll of 80 mm has %s write %i letters in a line, one of 58 mm has 32', (kind, columns) => {
  expect([columnsFor(kind, '80'), columnsFor(kind, '58')]).toEqual([columns, 32]);
  expect([widthOf(columns), widthOf(32)]).toEqual(['80', '58']);
});

import { expect, test } from 'vitest';
import { nextFocus } from '#features/board/rules/arrow-focus.ts';

const sizes = [3, 0, 1, 5];

test('starts at the first slip there is', () => {
  expect(nextFocus([0, 2], undefined, 'ArrowDown')).toEqual({ column: 1, row: 0 });
  expect(nextFocus([0, 0], undefined, 'ArrowDown')).toBeUndefined();
});

test('moves within a column and stops at its ends', () => {
  expect(nextFocus(sizes, { column: 0, row: 1 }, 'ArrowDown')).toEqual({ column: 0, row: 2 });
  expect(nextFocus(sizes, { column: 0, row: 2 }, 'ArrowDown')).toEqual({ column: 0, row: 2 });
  expect(nextFocus(sizes, { column: 0, row: 0 }, 'ArrowUp')).toEqual({ column: 0, row: 0 });
});

test('skips an empty column and takes the nearest row', () => {
  expect(nextFocus(sizes, { column: 0, row: 2 }, 'ArrowRight')).toEqual({ column: 2, row: 0 });
  expect(nextFocus(sizes, { column: 2, row: 0 }, 'ArrowLeft')).toEqual({ column: 0, row: 0 });
});

test('stays where it is at the outer columns, and for any other key', () => {
  expect(nextFocus(sizes, { column: 3, row: 4 }, 'ArrowRight')).toEqual({ column: 3, row: 4 });
  expect(nextFocus(sizes, { column: 0, row: 0 }, 'ArrowLeft')).toEqual({ column: 0, row: 0 });
  expect(nextFocus(sizes, { column: 0, row: 0 }, 'x')).toBeUndefined();
});

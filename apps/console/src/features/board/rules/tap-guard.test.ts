import { expect, test } from 'vitest';
import { isDoubleTap } from '#features/board/rules/tap-guard.ts';

test('lets the second tap of a double tap pass without a bump', () => {
  expect(
    isDoubleTap({ column: 'new', station: '', at: 1000 }, { column: 'new', station: '', at: 1200 }),
  ).toBe(true);
});

test('takes a tap in another column, at another station, or a moment later, for what it is', () => {
  const grill = { column: 'new', station: 'Grill', at: 1100 } as const;
  expect(isDoubleTap({ column: 'new', station: '', at: 1000 }, grill)).toBe(false);
  expect(isDoubleTap(undefined, { column: 'new', station: '', at: 1000 })).toBe(false);
  expect(
    isDoubleTap({ column: 'new', station: '', at: 1000 }, { column: 'ready', station: '', at: 1100 }),
  ).toBe(false);
  expect(
    isDoubleTap({ column: 'new', station: '', at: 1000 }, { column: 'new', station: '', at: 1350 }),
  ).toBe(false);
});

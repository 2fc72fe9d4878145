import { expect, test } from 'vitest';
import { isDoubleTap } from '#features/board/rules/tap-guard.ts';

test('lets the second tap of a double tap pass without a bump', () => {
  expect(isDoubleTap({ column: 'new', at: 1000 }, { column: 'new', at: 1200 })).toBe(true);
});

test('takes a tap in another column, or a moment later, for what it is', () => {
  expect(isDoubleTap(undefined, { column: 'new', at: 1000 })).toBe(false);
  expect(isDoubleTap({ column: 'new', at: 1000 }, { column: 'ready', at: 1100 })).toBe(false);
  expect(isDoubleTap({ column: 'new', at: 1000 }, { column: 'new', at: 1350 })).toBe(false);
});

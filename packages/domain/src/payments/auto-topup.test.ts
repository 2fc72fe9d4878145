import { expect, test } from 'vitest';
import { autoTopupAmounts, isAutoTopupAmount } from '#payments/auto-topup';

test('a balance is topped up by one of these amounts in dollars, or not at all', () => {
  expect(autoTopupAmounts).toEqual([0, 10, 20, 30, 40, 50, 100, 150, 200, 250]);
  expect([0, 1000, 25_000].map(isAutoTopupAmount)).toEqual([true, true, true]);
  expect([10, 999, 1001, 6000, 50_000].some(isAutoTopupAmount)).toBe(false);
});

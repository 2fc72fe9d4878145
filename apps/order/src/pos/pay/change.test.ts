import { expect, test } from 'vitest';
import { quickAmounts, quickParts, typedCents } from '#pos/pay/change.ts';

test('reads digits as a till does, from the cents up', () => {
  expect(typedCents('')).toBe(0);
  expect(typedCents('5')).toBe(5);
  expect(typedCents('5000')).toBe(5000);
});

test('offers the exact amount and the round ones above it', () => {
  expect(quickAmounts(3040)).toEqual([3040, 3500, 4000, 5000]);
  expect(quickAmounts(800)).toEqual([800, 1000, 2000, 5000]);
  expect(quickAmounts(4840)).toEqual([4840, 5000, 6000, 10_000]);
});

test('offers all that is left by card, and round parts of it', () => {
  expect(quickParts(7040)).toEqual([7040, 5000, 2000, 1000]);
  expect(quickParts(800)).toEqual([800, 500]);
});

test('offers amounts in rising order, without repeating one', () => {
  for (const total of [5, 500, 1999, 7500, 9999, 10_000, 123_45]) {
    const amounts = quickAmounts(total);
    expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => a - b));
    expect(amounts).toHaveLength(4);
  }
});

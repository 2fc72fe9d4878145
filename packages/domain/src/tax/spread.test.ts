import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from '#tax/spread';

const weights = fc.array(fc.nat(20_000_000), { minLength: 1, maxLength: 20 });
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

test('gives each its share by value', () => {
  expect(spread(100, [300, 100])).toEqual([75, 25]);
  expect(spread(100, [1, 1, 1])).toEqual([33, 34, 33]);
  expect(spread(0, [5, 5])).toEqual([0, 0]);
  expect(spread(5, [])).toEqual([]);
  expect(spread(0, [0, 0])).toEqual([0, 0]);
});

test('divides evenly what has no weights to go by', () => {
  expect(spread(100, [0, 0])).toEqual([50, 50]);
});

test('parts are whole cents that add up to the amount', () => {
  fc.assert(
    fc.property(fc.nat(200_000_000), weights, (amount, by) => {
      const parts = spread(amount, by);
      expect(sum(parts)).toBe(amount);
      expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
    }),
  );
});

test('takes no more off a line than it costs, and nothing off one that is free', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (by, part) => {
      const amount = Math.floor(sum(by) * part);
      expect(spread(amount, by).every((share, at) => share <= (by[at] ?? 0))).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsEarned, pointsMove, rewardOf, type Scheme } from '#rewards/scheme';

const scheme: Scheme = { pointsPerDollar: 2, pointsRequired: 100, rewardValue: 1000 };
const spent = (products: number, rewards = 0, discount = 0) => ({ products, rewards, discount });

test('a reward comes with enough points, one at a time, and takes them along', () => {
  expect(rewardOf(99, scheme)).toEqual({ value: 0, points: 0 });
  expect(rewardOf(100, scheme)).toEqual({ value: 1000, points: 100 });
  expect(rewardOf(350, scheme)).toEqual({ value: 1000, points: 100 });
  expect(rewardOf(350, undefined)).toEqual({ value: 0, points: 0 });
  expect(rewardOf(350, { ...scheme, pointsRequired: 0 })).toEqual({ value: 0, points: 0 });
});

test('a single point can be enough, and every hundredth cent counts', () => {
  expect(rewardOf(1, { ...scheme, pointsRequired: 1 })).toEqual({ value: 1000, points: 1 });
  expect(pointsEarned(spent(10_000), scheme)).toBe(200);
});

test('whole dollars spent on products earn points; rewards and discounts do not', () => {
  expect(pointsEarned(spent(1999), scheme)).toBe(38);
  expect(pointsEarned(spent(1999, 1000), scheme)).toBe(18);
  expect(pointsEarned(spent(1000, 500, 500), scheme)).toBe(0);
  expect(pointsEarned(spent(1000, 900, 900), scheme)).toBe(0);
  expect(pointsEarned(spent(1999), undefined)).toBe(0);
});

test('nobody earns more by splitting an order', () => {
  const cents = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      const apart = pointsEarned(spent(one), scheme) + pointsEarned(spent(other), scheme);
      expect(apart).toBeLessThanOrEqual(pointsEarned(spent(one + other), scheme));
    }),
  );
});

test.each([
  { from: 4, to: 5, earned: 'given', usedGoBack: false, because: 'it is complete' },
  { from: 1, to: 2, earned: 'kept', usedGoBack: false, because: 'it goes on' },
  { from: 5, to: 4, earned: 'taken', usedGoBack: false, because: 'it was put back' },
  { from: 2, to: 9, earned: 'taken', usedGoBack: true, because: 'it was cancelled' },
  { from: 1, to: 10, earned: 'taken', usedGoBack: true, because: 'it was rejected' },
] as const)('from $from to $to points are $earned: $because', ({ from, to, earned, usedGoBack }) => {
  expect(pointsMove(from, to)).toEqual({ earned, usedGoBack });
});

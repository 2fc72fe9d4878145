import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedIn, freeOf, shortText } from '#stock/count';

const products = new Map([
  [7, { isCounted: true, dailyCount: 0 }],
  [3, { isCounted: false, dailyCount: 40 }],
  [5, { isCounted: false, dailyCount: 0 }],
]);

test('adds up what several lines want of one product, and leaves out what nobody counts', () => {
  const lines = [
    { productId: 7, quantity: 2 },
    { productId: 5, quantity: 9 },
    { productId: 3, quantity: 1 },
    { productId: 7, quantity: 3 },
    { productId: 99, quantity: 1 },
  ];
  expect(countedIn(lines, products)).toEqual([
    { productId: 3, quantity: 1 },
    { productId: 7, quantity: 5 },
  ]);
});

test.each([
  [{ left: 3, held: 0 }, 3, undefined],
  [{ left: 3, held: 0 }, 4, 'Only 3 left'],
  [{ left: 3, held: 2 }, 2, 'Only 1 left'],
  [{ left: 3, held: 3 }, 1, 'The last one is being paid for. Try again in a few minutes.'],
  [{ left: 0, held: 0 }, 1, 'Sold out'],
])('of %o somebody who wants %i is told %s', (count, wanted, text) => {
  expect(shortText(count, wanted)).toBe(text);
});

test('refuses exactly what is more than is free', () => {
  const amount = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(amount, amount, amount, (left, held, wanted) => {
      expect(shortText({ left, held }, wanted) === undefined).toBe(wanted <= freeOf({ left, held }));
    }),
  );
});

import { expect, test } from 'vitest';
import { pickedAmount, toggled } from '#features/orders/rules/picked.ts';
import { wishProblems } from '#features/orders/rules/wish.ts';

const prices = [
  { id: 1, price: '8.00' },
  { id: 2, price: '12.50' },
];

test('adds up what was ticked, and never more than is left', () => {
  expect(pickedAmount(prices, new Set([2]), '20.00')).toBe('12.50');
  expect(pickedAmount(prices, new Set([1, 2]), '20.00')).toBe('20.00');
  expect(pickedAmount(prices, new Set(), '20.00')).toBe('0.00');
  expect([...toggled(toggled(new Set([1]), 2), 1)]).toEqual([2]);
});

test.each([
  ['4.50', 'Late', {}],
  ['$4', 'Late', {}],
  ['four', 'Late', { amount: 'Enter an amount, like 4.50' }],
  ['16.20', 'Late', { amount: 'You can refund up to $16.19' }],
  ['0', 'Late', { amount: 'Enter more than $0.00' }],
  ['-2', 'Late', { amount: 'Enter more than $0.00' }],
  ['4.50', '', { reason: 'Choose or write a reason' }],
])('judges a refund of %s because of %j', (amount, reason, problems) => {
  expect(wishProblems({ amount, reason }, '16.19')).toEqual(problems);
});

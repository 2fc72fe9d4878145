import { expect, test } from 'vitest';
import { pickedAmount, toggled } from '#payments/refund-lines';

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

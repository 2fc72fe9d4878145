import { expect, test } from 'vitest';
import { paidForLines, pickedAmount, toggled } from '#payments/refund-lines';

const lines = [
  { id: 1, paid: '8.00' },
  { id: 2, paid: '12.50' },
];

test('adds up what was ticked, and never more than is left', () => {
  expect(pickedAmount(lines, new Set([2]), '20.00')).toBe('12.50');
  expect(pickedAmount(lines, new Set([1, 2]), '20.00')).toBe('20.00');
  expect(pickedAmount(lines, new Set(), '20.00')).toBe('0.00');
  expect([...toggled(toggled(new Set([1]), 2), 1)]).toEqual([2]);
});

test('gives back for an item what was paid for it, with its discount, its surcharge and no fee', () => {
  const fees = { delivery_fee: 500, preorder_fee: 100 };
  const lines = [
    { price: 800, discount: 80 },
    { price: 1750, discount: 175 },
  ];
  expect(paidForLines({ total: 2295 + 600, ...fees }, lines)).toEqual([720, 1575]);
  expect(paidForLines({ total: 2525 + 600, ...fees }, lines)).toEqual([792, 1733]);
  expect(paidForLines({ total: 600, ...fees }, [{ price: 800, discount: 800 }])).toEqual([0]);
});

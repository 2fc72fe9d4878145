import { expect, test } from 'vitest';
import { costShare, costText, describe, vouchersCsv } from '#features/promos/rules/shown.ts';
import { newPromo } from '#features/promos/rules/written.ts';

const products = [{ id: 7, name: 'Flat White', category: 'Coffee', price: '4.50' }];
const given = { products, vouchers: 0, uses: 3 };
const value = newPromo();

test('a promo is described by what it gives, also while it is typed', () => {
  expect(describe(value, products).title).toBe('10% off');
  const free = { ...value, off: { kind: 'product', percent: '100', product_id: 7 } as const, minimum: '20' };
  expect(describe(free, products)).toEqual({ title: 'Free Flat White', limits: 'Spend $20.' });
});

test.each([
  [{}, 0, 'Used 3 times. No limit set, so it can cost any amount'],
  [{ uses_total: 200 }, 0, 'Used 3 of 200 times. Set “At most” to know what it can cost'],
  [{ uses_total: 200, at_most: '5.00' }, 0, 'Used 3 of 200 times, at most $1,000.00 in all'],
  [{ at_most: '5.00' }, 10, 'Used 3 of 10 times, at most $50.00 in all'],
  [{ uses_total: 4, at_most: '5.00' }, 10, 'Used 3 of 4 times, at most $20.00 in all'],
])('%j with %i vouchers: %s', (change, vouchers, text) => {
  expect(costText({ ...value, ...change }, { ...given, vouchers })).toBe(text);
});

test('the cost is a share of what the orders came to', () => {
  expect(costShare({ orders: 2, given: '4.00', sales: '40.00' })).toBe('10%');
  expect(costShare({ orders: 0, given: '0.00', sales: '0.00' })).toBe('–');
});

test('vouchers are a file with a line each', () => {
  const file = vouchersCsv([
    { code: 'XMAS-1', used: 0 },
    { code: 'XMAS-2', used: 1 },
  ]);
  expect(file).toBe('Code,Used\r\nXMAS-1,no\r\nXMAS-2,yes');
});

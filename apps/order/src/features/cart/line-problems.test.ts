import type { CartLine } from '@servery/contract/entities/cart';
import { expect, test } from 'vitest';
import { lineNotice, lineProblems, whyNotYet } from '#features/cart/line-problems.ts';

const line = (more: Partial<CartLine>) =>
  ({ is_available: 1, available_str: '', price_was: '', unit_price: '6.00', ...more }) as CartLine;

test('says when a product can no longer be had', () => {
  expect(lineNotice(line({ is_available: 0, available_str: 'Sold out, back tomorrow' }), '$')).toEqual({
    tone: 'bad',
    text: 'Sold out, back tomorrow',
  });
  expect(lineNotice(line({ is_available: 0 }), '$')?.text).toBe('Product unavailable');
});

test('says when a price has changed since', () => {
  expect(lineNotice(line({ price_was: '5.50' }), '$')?.text).toBe('Was $5.50 each, now $6.00');
});

test('says when a product can be had, where its menu row does', () => {
  expect(lineNotice(line({ available_str: 'Until 11 am' }), '$')).toEqual({
    tone: 'sunk',
    text: 'Until 11 am',
  });
});

test('a line as it was needs no words', () => {
  expect(lineNotice(line({}), '$')).toBeUndefined();
  expect(lineProblems([line({}), line({ is_available: 0 })])).toHaveLength(1);
});

test('an order below the least that is delivered says how much that is', () => {
  const order = { items: [line({})], sub_total: '8.00' };
  expect(whyNotYet(order, '20.00', '$')).toBe('Minimum order for delivery is $20.00. Add $12.00 more.');
  expect(whyNotYet(order, '8.00', '$')).toBeUndefined();
  expect(whyNotYet(order, '', '$')).toBeUndefined();
  expect(whyNotYet({ ...order, items: [line({ is_available: 0 })] }, '', '$')).toMatch(/unavailable/);
});

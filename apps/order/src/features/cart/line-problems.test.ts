import type { CartLine } from '@servery/contract/entities/cart';
import { expect, test } from 'vitest';
import { lineNotice, lineProblems } from '#features/cart/line-problems.ts';

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

test('a line as it was needs no words', () => {
  expect(lineNotice(line({}), '$')).toBeUndefined();
  expect(lineProblems([line({}), line({ is_available: 0 })])).toHaveLength(1);
});

import type { CartLine } from '@servery/contract/entities/cart';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('serveryFacts', { brand: { flags: {}, texts: {} } });
const { quantityOf } = await import('#ordering/use-line-changes.ts');

const line = (more: Partial<CartLine>) =>
  ({ name: 'Flat White', quantity: 2, min_qty: 0, max_qty: 0, ...more }) as CartLine;

test('a line without bounds of its own is counted from one to the most that a cart takes', () => {
  expect(quantityOf(line({}))).toEqual({ label: 'Flat White', value: 2, min: 1, max: 999 });
});

test('a product’s own bounds hold in the cart too', () => {
  expect(quantityOf(line({ min_qty: 3, max_qty: 6 }))).toMatchObject({ min: 3, max: 6 });
});

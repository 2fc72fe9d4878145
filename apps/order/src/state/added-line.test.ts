import type { Product } from '@servery/contract/entities/menu';
import { expect, test } from 'vitest';
import { withAdded } from '#state/added-line.ts';
import { emptyOrder } from '#state/own-venue.ts';

const chips = {
  id: 7,
  name: 'Chips',
  base_price: '9.50',
  min_qty: 1,
  max_qty: 0,
  img_url: '',
  tint: '',
} as Product;

test('a product is in the cart before the server has answered, at the price the menu shows', () => {
  const order = withAdded(emptyOrder, chips, 2);
  expect(order.num_items).toBe(2);
  expect(order.items).toMatchObject([{ menu_item_id: 7, quantity: 2, price: '19.00' }]);
  expect(order.grand_total).toBe(emptyOrder.grand_total);
});

test('the same product again counts up its line, one with a note stays apart', () => {
  const twice = withAdded(withAdded(emptyOrder, chips, 1), chips, 1);
  expect(twice.items).toMatchObject([{ quantity: 2, price: '19.00' }]);
  const [line] = twice.items;
  const noted = { ...twice, items: line ? [{ ...line, notes: 'no salt' }] : [] };
  expect(withAdded(noted, chips, 1).items).toHaveLength(2);
});

import type { Product } from '@servery/contract/entities/menu';
import { expect, test } from 'vitest';
import { withAdded } from '#ordering/added-line.ts';
import { emptyOrder } from '#state/device-venue.ts';

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
});

test('the total is never nothing while a product is in the cart', () => {
  const once = withAdded(emptyOrder, chips, 2);
  expect(once).toMatchObject({ sub_total: '19.00', grand_total: '19.00' });
  expect(withAdded(once, chips, 1)).toMatchObject({ sub_total: '28.50', grand_total: '28.50' });
});

test('a total with a discount or a fee waits for the server', () => {
  const less = { ...emptyOrder, sub_total: '20.00', other_discount: '2.00', grand_total: '18.00' };
  expect(withAdded(less, chips, 1)).toMatchObject({ sub_total: '20.00', grand_total: '18.00' });
});

test('the same product again counts up its line, one with a note stays apart', () => {
  const twice = withAdded(withAdded(emptyOrder, chips, 1), chips, 1);
  expect(twice.items).toMatchObject([{ quantity: 2, price: '19.00' }]);
  const [line] = twice.items;
  const noted = { ...twice, items: line ? [{ ...line, notes: 'no salt' }] : [] };
  expect(withAdded(noted, chips, 1).items).toHaveLength(2);
});

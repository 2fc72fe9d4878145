import type { CartOrder } from '@servery/contract/entities/cart';
import type { Category, Product } from '@servery/contract/entities/menu';
import { expect, test } from 'vitest';
import { addsAtOnce, productIdOf, productLink, quantities, signatureDish } from '#features/menu/dishes.ts';

const dish = (id: number, name: string, more: Partial<Product> = {}): Product =>
  ({
    id,
    name,
    is_visible: 1,
    is_available: 1,
    base_price: '10.00',
    img_url: 'x.svg',
    is_vegan: 0,
    is_gluten_free: 0,
    must_choose: 0,
    option_count: 0,
    ...more,
  }) as Product;
const category = (name: string, items: Product[]): Category => ({ id: 1, name, items }) as Category;
const menu = [
  category('Coffee', [dish(1, 'Flat White'), dish(2, 'Iced Latte', { is_vegan: 1 })]),
  category('Bowls', [dish(3, 'Prawn Bowl', { base_price: '23.50', is_gluten_free: 1 })]),
];

test('counts a product over all of its lines in the cart', () => {
  const order = {
    items: [
      { menu_item_id: 1, quantity: 2 },
      { menu_item_id: 1, quantity: 1 },
      { menu_item_id: 3, quantity: 1 },
    ],
  } as CartOrder;
  expect([...quantities(order)]).toEqual([
    [1, 3],
    [3, 1],
  ]);
  expect(quantities(undefined).size).toBe(0);
});

test('the dearest of the first dishes stands beside the name', () => {
  expect(signatureDish(menu)?.id).toBe(3);
  expect(signatureDish([])).toBeUndefined();
});

test('only the id of an item link counts', () => {
  expect(productIdOf('12-flat-white')).toBe(12);
  expect(productIdOf('12')).toBe(12);
  expect(productIdOf('flat-white')).toBeUndefined();
  expect(productIdOf(undefined)).toBeUndefined();
  expect(productLink({ id: 7, name: 'Prawn & Mango Bowl' })).toBe('7-prawn-mango-bowl');
});

test('a product without options is added with one tap', () => {
  expect(addsAtOnce(dish(1, 'Water'))).toBe(true);
  expect(addsAtOnce(dish(1, 'Latte', { option_count: 3 }))).toBe(false);
  expect(addsAtOnce(dish(1, 'Steak', { must_choose: 1 }))).toBe(false);
});

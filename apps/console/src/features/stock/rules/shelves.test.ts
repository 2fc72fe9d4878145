import { expect, test } from 'vitest';
import { listed, shelvesOf, SOLD_OUT, type StockItem, returnOf } from '#features/stock/rules/shelves.ts';

const item = (name: string, category: string, more: Partial<StockItem> = {}): StockItem => ({
  id: 1,
  category,
  name,
  img_url: '',
  tint: 'oat',
  sold_out: 0,
  sold_out_until: 0,
  available_str: '',
  ...more,
});
const menu = [
  item('Flat White', 'Coffee'),
  item('Chips', 'Burgers', { sold_out: 1 }),
  item('Chai', 'Coffee'),
];
const names = (items: readonly StockItem[]) => items.map(({ name }) => name);

test('products stand in their categories, in the order of the menu', () => {
  expect(shelvesOf(menu).map(({ name, items }) => [name, items.length])).toEqual([
    ['Coffee', 2],
    ['Burgers', 1],
  ]);
});

test('a search looks through the whole menu, whatever shelf is open', () => {
  expect(names(listed(menu, { shelf: 'Coffee', search: ' CHI' }))).toEqual(['Chips']);
  expect(names(listed(menu, { shelf: 'Coffee', search: '' }))).toEqual(['Flat White', 'Chai']);
  expect(names(listed(menu, { shelf: SOLD_OUT, search: '' }))).toEqual(['Chips']);
});

test('tells how a sold-out product comes back', () => {
  expect(returnOf(item('a', 'b'))).toBe('open');
  const soon = { sold_out_until: 1_003_600, available_str: 'Sold out, back at 1 pm' };
  expect(returnOf(item('a', 'b', soon))).toBe('hour');
  const late = { sold_out_until: 1_003_000, available_str: 'Sold out, back tomorrow' };
  expect(returnOf(item('a', 'b', late))).toBe('today');
});

import { expect, test } from 'vitest';
import {
  countedText,
  countText,
  listed,
  returnOf,
  shelvesOf,
  SOLD_OUT,
  type StockItem,
} from '#features/stock/rules/shelves.ts';

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

test.each([
  [{}, 'Count', 'Chips is not counted any more.'],
  [{ left: 3 }, '3 left', 'Chips: 3 left. It sells out by itself.'],
  [{ left: 12, daily: 40 }, '12 of 40 left today', 'Chips: 12 left today. Tomorrow starts with 40.'],
  [{ left: 45, daily: 40 }, '45 left today', 'Chips: 45 left today. Tomorrow starts with 40.'],
  [{ daily: 40 }, 'Not counted today', 'Chips isn’t counted today. Tomorrow starts with 40.'],
])('says of %o how many there are', (more, now, told) => {
  expect(countText(item('Chips', 'Burgers', more))).toBe(now);
  expect(countedText(item('Chips', 'Burgers', more))).toBe(told);
});

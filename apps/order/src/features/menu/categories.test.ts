import type { Category, Product } from '@servery/contract/entities/menu';
import { expect, test } from 'vitest';
import { nested } from '#features/menu/categories.ts';
import { leftOut } from '#ordering/left-out.ts';

const dishes = (count: number): Product[] => Array.from({ length: count }, (_, id) => ({ id }) as Product);
const category = (id: number, children: number[] = [], count = 1): Category =>
  ({ id, children, hierarchy: 0, items: dishes(count) }) as unknown as Category;

test('counts what was left out when the list was cut', () => {
  expect(leftOut({ items: [category(1, [], 3)], item_count: 5 })).toBe(2);
  expect(leftOut({ items: [category(1, [], 3)], item_count: 3 })).toBe(0);
});

test('puts the categories inside another right behind it, and survives a circle', () => {
  const shown = nested([category(1, [3]), category(2), category(3)]);
  expect(shown.map(({ id, hierarchy }) => [id, hierarchy])).toEqual([
    [1, 0],
    [3, 1],
    [2, 0],
  ]);
  expect(nested([category(1, [2]), category(2, [1])]).map(({ id }) => id)).toEqual([1, 2]);
});

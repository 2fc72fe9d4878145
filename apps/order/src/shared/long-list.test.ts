import type { Category, Product } from '@servery/contract/entities/menu';
import { expect, test } from 'vitest';
import { CHUNK, chunksOf, isLong } from '#shared/long-list.ts';

const dishes = (count: number): Product[] => Array.from({ length: count }, (_, id) => ({ id }) as Product);
const category = (id: number, children: number[] = [], count = 1): Category =>
  ({ id, children, hierarchy: 0, items: dishes(count) }) as unknown as Category;

test('cuts a long list into parts that fill whole rows, and loses nothing', () => {
  for (const columns of [1, 2, 3, 4]) expect(CHUNK % columns).toBe(0);
  expect(chunksOf(dishes(100)).flat()).toEqual(dishes(100));
  expect(chunksOf([])).toEqual([]);
});

test('a menu of some hundred products is drawn whole, one of thousands in parts', () => {
  expect(isLong([category(1, [], 120), category(2, [], 120)])).toBe(false);
  expect(isLong([category(1, [], 10_000)])).toBe(true);
});

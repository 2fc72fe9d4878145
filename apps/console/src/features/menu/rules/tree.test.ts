import type { EditableMenu } from '@servery/contract/entities/menu-editor';
import { expect, test } from 'vitest';
import { found, moved, placedCategories, productsIn, treeOf } from '#features/menu/rules/tree.ts';

const category = (id: number, parent_id = 0, menu_id = 1) => ({ id, parent_id, menu_id });
const product = (id: number, category_id: number, name: string) => ({ id, category_id, value: { name } });
const menu = {
  categories: [category(1), category(2), category(3, 1), category(9, 0, 2)],
  products: [product(11, 1, 'Flat White'), product(12, 3, 'Oat Flat White'), product(13, 2, 'Chai')],
} as unknown as EditableMenu;

test('a category holds those that stand in it, and those of another menu are not there', () => {
  const tree = treeOf(menu, 1);
  expect(tree.map(({ category: { id }, inside }) => [id, inside.map((each) => each.id)])).toEqual([
    [1, [3]],
    [2, []],
  ]);
  expect(placedCategories(tree)).toEqual([
    { id: 1, parent_id: 0 },
    { id: 3, parent_id: 1 },
    { id: 2, parent_id: 0 },
  ]);
});

test('products are found by any of their words, wherever they are', () => {
  expect(found(menu, 'white flat').map(({ id }) => id)).toEqual([11, 12]);
  expect(found(menu, 'latte')).toEqual([]);
  expect(productsIn(menu, 3).map(({ id }) => id)).toEqual([12]);
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('from %i to %i', (from, to, after) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(after);
});

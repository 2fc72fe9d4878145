import type { Category, Product } from '@servery/contract/entities/menu';
import { expect, test } from 'vitest';
import { feastOf } from '#kiosk/attract/feast-dishes.ts';

const dish = (name: string, more: Partial<Product> = {}) =>
  ({ name, img_url: `${name}.svg`, is_available: 1, ...more }) as Product;
const category = (...items: Product[]) => ({ items }) as Category;
const names = (categories: Category[], turn: number) => feastOf(categories, turn).map(({ name }) => name);

const menu = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => category(dish(name)));

test('sets five dishes of five categories on the table', () => {
  expect(names(menu, 0)).toEqual(['c', 'g', 'e', 'h', 'a']);
});

test('moves every plate on by one dish with each turn', () => {
  expect(names(menu, 1)).toEqual(['d', 'h', 'f', 'a', 'b']);
});

test('shows nothing that is sold out or has no picture', () => {
  const poor = [category(dish('gone', { is_available: 0 }), dish('plain', { img_url: '' }), dish('good'))];
  expect(new Set(names(poor, 3))).toEqual(new Set(['good']));
  expect(names([], 0)).toEqual([]);
});

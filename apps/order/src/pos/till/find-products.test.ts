import type { Category, Product } from '@servery/contract/entities/menu';
import { expect, test } from 'vitest';
import { ALL, productsFor } from '#pos/till/find-products.ts';

const item = (name: string, is_visible: 0 | 1 = 1) => ({ name, is_visible }) as Product;
const menu = [
  { id: 1, items: [item('Flat White'), item('Iced Latté'), item('Off the menu', 0)] },
  { id: 2, items: [item('White Hot Chocolate'), item('Rewhited Toast')] },
] as Category[];
const names = (tab: string, search: string) => productsFor(menu, { tab, search }).map(({ name }) => name);

test('shows one category, or all of them, and nothing hidden', () => {
  expect(names('1', '')).toEqual(['Flat White', 'Iced Latté']);
  expect(names(ALL, '')).toHaveLength(4);
});

test('searches the whole menu whatever the tab, the closest name first', () => {
  expect(names('1', 'whi')).toEqual(['White Hot Chocolate', 'Flat White', 'Rewhited Toast']);
});

test('reads past accents and capitals', () => {
  expect(names(ALL, 'LATTE')).toEqual(['Iced Latté']);
  expect(names(ALL, 'pizza')).toEqual([]);
});

test('finds a number and its unit as they are typed, though the name keeps them together', () => {
  const beans = [{ id: 3, items: [item('House Blend, 250\u00a0g')] }] as Category[];
  expect(productsFor(beans, { tab: ALL, search: '250 g' })).toHaveLength(1);
});

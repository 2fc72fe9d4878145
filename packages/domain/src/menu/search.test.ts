import type { Category, Product } from '@servery/contract/entities/menu';
import { describe, expect, test } from 'vitest';
import { searchMenu } from '#menu/search';

const dish = (id: number, name: string, more: Partial<Product> = {}): Product =>
  ({ id, name, desc: '', is_visible: 1, ...more }) as Product;
const category = (name: string, items: Product[]): Category => ({ id: 1, name, items }) as Category;
const menu = [
  category('Coffee', [
    dish(1, 'Flat White', { option_words: 'Milk Oat Almond' }),
    dish(2, 'Iced Latté', { is_vegan: 1 }),
    dish(8, 'Secret', { is_visible: 0 }),
  ]),
  category('Bowls', [
    dish(3, 'Prawn Bowl', { desc: 'Mango, rice and pickled ginger' }),
    dish(4, 'Chicken Schnitzel', { is_dairy_free: 1 }),
    dish(5, 'White Rice'),
  ]),
];
const found = (typed: string, how?: { exactly: boolean }) =>
  searchMenu(menu, typed, how).map(({ product }) => product.id);

describe('what is typed', () => {
  test('is found in names, descriptions, categories, options and diets', () => {
    expect(found('LATTE')).toEqual([2]);
    expect(found(' ginger ')).toEqual([3]);
    expect(found('coffee')).toEqual([1, 2]);
    expect(found('oat')).toEqual([1]);
    expect(found('vegetarian')).toEqual([2]);
    expect(found('lactose free')).toEqual([4]);
  });
  test('has the best first: the start of a name, then a word of it, then the rest', () => {
    expect(found('white')).toEqual([5, 1]);
    expect(found('rice')).toEqual([5, 3]);
    expect(found('hit')).toEqual([1, 5]);
  });
  test('stands there with all of its words, in any order', () => {
    expect(found('white flat')).toEqual([1]);
    expect(found('white prawn')).toEqual([]);
  });
  test('is forgiven a mistake where nothing is called like that', () => {
    expect(found('prwan')).toEqual([3]);
    expect(found('late')).toEqual([2]);
    expect(found('shnitzel')).toEqual([4]);
    expect(found('chiken shcnitzel')).toEqual([4]);
    expect(found('sushi')).toEqual([]);
    expect(found('prwan', { exactly: true })).toEqual([]);
  });
  test('is nothing: then there is all of it, without what is hidden', () => {
    expect(found('')).toEqual([1, 2, 3, 4, 5]);
    expect(found('secret')).toEqual([]);
  });
  test('is a number with its unit, though the name keeps them together', () => {
    const beans = [category('Beans', [dish(6, 'House Blend, 250\u00a0g')])];
    expect(searchMenu(beans, '250 g')).toHaveLength(1);
  });
});

test('ten thousand products are read once, and then only looked through', () => {
  let reads = 0;
  const counted = (id: number): Product => {
    const product = dish(id, `Product ${id}`);
    return Object.defineProperty(product, 'desc', {
      get: () => {
        reads += 1;
        return 'Slowly roasted with thyme';
      },
    });
  };
  const large = [
    category(
      'All',
      Array.from({ length: 10_000 }, (_, id) => counted(id)),
    ),
  ];
  for (const typed of ['r', 'ro', 'roa', 'roast', 'raosted']) searchMenu(large, typed);
  expect(searchMenu(large, 'raosted')).toHaveLength(10_000);
  expect(reads).toBe(10_000);
});

import type { Category, Product } from '@servery/contract/entities/menu';
import { searchCategories } from '@servery/domain/menu/search';
import { describe, expect, test } from 'vitest';
import { type DishFilter, shownCategories as shownBy } from '#ordering/dish-filter.ts';

const shownCategories = (categories: readonly Category[], filter: DishFilter) =>
  shownBy(categories, filter, searchCategories);

const dish = (id: number, name: string, more: Partial<Product> = {}): Product =>
  ({ id, name, is_visible: 1, is_vegan: 0, is_gluten_free: 0, ...more }) as Product;
const category = (name: string, items: Product[]): Category => ({ id: 1, name, items }) as Category;
const menu = [
  category('Coffee', [dish(1, 'Flat White'), dish(2, 'Iced Latte', { is_vegan: 1 })]),
  category('Bowls', [dish(3, 'Prawn Bowl', { is_gluten_free: 1 })]),
];
const all = new Set<never>();

describe('the menu under a search', () => {
  test('finds a name by any part of it, whatever the case', () => {
    expect(shownCategories(menu, { search: 'LAT', diet: all }).map(({ name }) => name)).toEqual(['Coffee']);
    expect(shownCategories(menu, { search: ' bowl ', diet: all })[0]?.items[0]?.id).toBe(3);
  });
  test('finds a number and its unit as they are typed, though the name keeps them together', () => {
    const beans = [category('Beans', [dish(4, 'House Blend, 250\u00a0g')])];
    expect(shownCategories(beans, { search: '250 g', diet: all })).toHaveLength(1);
  });
  test('is empty when nothing fits', () => {
    expect(shownCategories(menu, { search: 'sushi', diet: all })).toEqual([]);
  });
  test('keeps only what suits every chosen diet', () => {
    expect(shownCategories(menu, { search: '', diet: new Set(['is_vegan']) })[0]?.items).toHaveLength(1);
    expect(shownCategories(menu, { search: '', diet: new Set(['is_vegan', 'is_gluten_free']) })).toEqual([]);
  });
  test('leaves out what the venue hides', () => {
    const hidden = [category('Coffee', [dish(1, 'Secret', { is_visible: 0 })])];
    expect(shownCategories(hidden, { search: '', diet: all })).toEqual([]);
  });
});

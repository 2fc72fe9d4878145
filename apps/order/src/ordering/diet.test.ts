import { expect, test } from 'vitest';
import { dietOf } from '#ordering/diet.ts';

const nothing = {
  is_vegan: 0,
  is_vegetarian: 0,
  is_gluten_free: 0,
  is_dairy_free: 0,
  is_lactose_free: 0,
  is_egg_free: 0,
  is_halal: 0,
} as const;
const shorts = (flags: Partial<Record<keyof typeof nothing, 0 | 1>>, most?: number) =>
  dietOf({ ...nothing, ...flags }, most).map(({ short }) => short);

test('says nothing of a product that is made for no diet', () => {
  expect(shorts({})).toEqual([]);
});

test('vegan says vegetarian too', () => {
  expect(shorts({ is_vegan: 1, is_vegetarian: 1 })).toEqual(['VE']);
});

test('a card has room for the most telling one only', () => {
  expect(shorts({ is_halal: 1, is_gluten_free: 1, is_vegetarian: 1 })).toEqual(['V', 'GF', 'Halal']);
  expect(shorts({ is_halal: 1, is_gluten_free: 1, is_vegetarian: 1 }, 1)).toEqual(['V']);
});

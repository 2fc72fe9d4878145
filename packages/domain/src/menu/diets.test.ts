import { expect, test } from 'vitest';
import { DIETS, dietsOf, suits } from '#menu/diets';

const nothing = {
  is_vegan: 0,
  is_vegetarian: 0,
  is_gluten_free: 0,
  is_dairy_free: 0,
  is_lactose_free: 0,
  is_egg_free: 0,
  is_halal: 0,
} as const;
type Flags = Partial<Record<keyof typeof nothing, 0 | 1>>;
const codes = (flags: Flags) => dietsOf({ ...nothing, ...flags }).map(({ code }) => code);
const diets = (flags: Flags) =>
  DIETS.filter(({ key }) => suits({ ...nothing, ...flags }, key)).map(({ code }) => code);

test('says nothing of a product that is made for no diet', () => {
  expect(codes({})).toEqual([]);
  expect(diets({})).toEqual([]);
});

test('a vegan dish suits vegetarians, one without dairy those who can’t have lactose', () => {
  expect(diets({ is_vegan: 1 })).toEqual(['VE', 'V']);
  expect(diets({ is_dairy_free: 1 })).toEqual(['DF', 'LF']);
  expect(diets({ is_vegetarian: 1, is_lactose_free: 1 })).toEqual(['V', 'LF']);
});

test('what another mark says is not marked twice, and the most telling stands first', () => {
  expect(codes({ is_vegan: 1, is_vegetarian: 1 })).toEqual(['VE']);
  expect(codes({ is_halal: 1, is_gluten_free: 1, is_vegetarian: 1 })).toEqual(['V', 'GF', 'Halal']);
  expect(codes({ is_lactose_free: 1, is_dairy_free: 1 })).toEqual(['DF']);
});

import { expect, test } from 'vitest';
import {
  differenceOf,
  fieldNames,
  gstOf,
  newProduct,
  priceOf,
  productErrors,
  tidied,
} from '#features/menu/rules/product.ts';

test.each([
  ['8', '8.00'],
  ['$19.9', '19.90'],
  [' 1,250.00 ', '1250.00'],
  ['0', '0.00'],
  ['-1', undefined],
  ['eight', undefined],
  ['', undefined],
  ['8.555', undefined],
])('the price %j is %j', (typed, price) => {
  expect(priceOf(typed)).toBe(price);
});

test.each([
  ['+2.5', '2.50'],
  ['−1', '-1.00'],
  ['-0.50', '-0.50'],
  ['0', '0.00'],
  ['free', undefined],
])('what %j adds is %j', (typed, difference) => {
  expect(differenceOf(typed)).toBe(difference);
});

test('a new product wants a name and a price, and nothing else', () => {
  expect(Object.keys(productErrors(newProduct()))).toEqual(['name', 'price']);
  const chips = { ...newProduct(), name: ' Chips ', price: '8' };
  expect(productErrors(chips)).toEqual({});
  expect(tidied(chips)).toMatchObject({ name: 'Chips', price: '8.00' });
  expect(Object.keys(productErrors({ ...chips, min: 3, max: 2 }))).toEqual(['max']);
  expect(Object.keys(productErrors({ ...chips, from: '11:00' }))).toEqual(['to']);
});

test('a tenth more is an eleventh of the price', () => {
  expect(gstOf('19.90')).toBe('$1.81');
});

test('says what was changed, each once', () => {
  expect(fieldNames(['price', 'from', 'to'])).toBe('price, hours');
});

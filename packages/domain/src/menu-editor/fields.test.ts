import { categoryItem, option, optionGroup, product } from '@servery/contract/venue-file/menu';
import { expect, test } from 'vitest';
import { emptyOf, type Fields, rowOf, valueIn } from '#fields/field';
import { CATEGORY_FIELDS, GROUP_FIELDS, OPTION_FIELDS, PRODUCT_FIELDS } from '#menu-editor/fields';

test.each([
  ['product', PRODUCT_FIELDS, product, { name: 'Chips', price: '8.00', options: [] }],
  ['category', CATEGORY_FIELDS, categoryItem, { name: 'Sides', products: [] }],
  ['group', GROUP_FIELDS, optionGroup, { name: 'Size', options: [] }],
  ['option', OPTION_FIELDS, option, { name: 'Large', price: '0.00' }],
] as readonly [string, Fields, { parse: (least: object) => unknown }, object][])(
  'a new %s is one of which a file says the least',
  (_kind, fields, schema, least) => {
    expect({ ...emptyOf(fields), ...least }).toEqual(schema.parse(least));
  },
);

test('what is written is read again', () => {
  const chips = {
    ...emptyOf(PRODUCT_FIELDS),
    name: 'Chips',
    price: '8.50',
    days: ['mon' as const],
    served_hot: true,
    daily_count: 4,
  };
  expect(rowOf(PRODUCT_FIELDS, chips)).toMatchObject({ base_price: 850, days: '["mon"]', served_hot: 1 });
  expect(valueIn(PRODUCT_FIELDS, rowOf(PRODUCT_FIELDS, chips))).toEqual(chips);
});

test('an amount that was not checked is not kept as nothing', () => {
  expect(() => rowOf(OPTION_FIELDS, { ...emptyOf(OPTION_FIELDS), price: 'eight' })).toThrow(
    'eight is no amount',
  );
});

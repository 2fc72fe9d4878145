import { fulfilmentCodes, weekdays } from '@servery/contract/entities/fulfilment';
import { saleChannels } from '@servery/contract/entities/sale-channel';
import { FULFILMENT_CODES, SALE_CHANNELS } from '#fields/lists';
import { WEEK } from '#hours/availability';
import { facts, payment } from '@servery/contract/venue-file/facts';
import { fulfilmentItem, pointItem, promoItem, zoneItem } from '@servery/contract/venue-file/fulfilment';
import { categoryItem, menuSettings, option, optionGroup, product } from '@servery/contract/venue-file/menu';
import { expect, test } from 'vitest';
import { emptyOf, type Fields, rowOf, valueIn } from '#fields/field';
import {
  FACTS_FIELDS,
  METHOD_FIELDS,
  POINT_FIELDS,
  PROMO_FIELDS,
  SETTINGS_FIELDS,
  WAY_FIELDS,
  ZONE_FIELDS,
} from '#venue/fields';
import { CATEGORY_FIELDS, GROUP_FIELDS, OPTION_FIELDS, PRODUCT_FIELDS } from '#menu-editor/fields';

test.each([
  ['product', PRODUCT_FIELDS, product, { name: 'Chips', price: '8.00' }],
  ['category', CATEGORY_FIELDS, categoryItem, { name: 'Sides' }],
  ['group', GROUP_FIELDS, optionGroup, { name: 'Size' }],
  ['option', OPTION_FIELDS, option, { name: 'Large', price: '0.00' }],
  ['venue', FACTS_FIELDS, facts, { name: 'Trattoria', time_zone: 'Australia/Perth' }],
  ['menu', SETTINGS_FIELDS, menuSettings, {}],
  ['way to order', WAY_FIELDS, fulfilmentItem, { type: 'pickup', name: 'Pick up' }],
  ['zone', ZONE_FIELDS, zoneItem, { postcode: '6160' }],
  [
    'point',
    POINT_FIELDS,
    pointItem,
    { kind: 'stop', label: 'Station', time: '12:00', cut_off_time: '10:00' },
  ],
  ['way to pay', METHOD_FIELDS, payment, { code: 'CC', name: 'Card' }],
  ['promo', PROMO_FIELDS, promoItem, { off: { kind: 'free_delivery' } }],
] as readonly [string, Fields, { parse: (least: object) => object }, object][])(
  'a new %s is one of which a file says the least',
  (_kind, fields, schema, least) => {
    // What is not said is not there.
    const written = Object.entries({ ...emptyOf(fields), ...least }).filter(
      ([, value]) => value !== undefined,
    );
    expect(schema.parse(least)).toMatchObject(Object.fromEntries(written));
  },
);

test('what the contract knows is what may stand in a list', () => {
  expect(FULFILMENT_CODES).toEqual(fulfilmentCodes);
  expect(SALE_CHANNELS).toEqual(saleChannels);
  expect(WEEK).toEqual(weekdays);
  expect(() => PRODUCT_FIELDS.days.read('["someday"]')).toThrow('no list');
});

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

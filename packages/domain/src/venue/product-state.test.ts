import { expect, test } from 'vitest';
import { NOON, onDay, sampleProduct, ZONE } from '#testing/sample-venue';
import { limitsOf, stateOf } from '#venue/product-state';

const breakfast = { days: ['wed' as const], from: '07:00', to: '11:00' };
const venue = { timeZone: ZONE };

test('has no limits where it is neither sold out nor bound to hours', () => {
  expect(limitsOf(sampleProduct())).toBeUndefined();
  expect(stateOf(sampleProduct(), venue, NOON).available).toBe(true);
});

test('is bound to its hours, sold out or not, and told so in seconds', () => {
  const soldOut = { text: 'Back at 1 pm', until: NOON + 500 };
  expect(limitsOf(sampleProduct({ dayparts: [breakfast] }))).toEqual({ dayparts: [breakfast] });
  expect(limitsOf(sampleProduct({ soldOut }))).toEqual({
    // Never sooner than it is back.
    sold_out: { text: 'Back at 1 pm', until: NOON / 1000 + 1 },
    dayparts: [],
  });
  expect(limitsOf(sampleProduct({ soldOut, dayparts: [breakfast] }))?.dayparts).toEqual([breakfast]);
});

test('can be had by the clock of the venue', () => {
  const product = sampleProduct({ dayparts: [breakfast] });
  expect(stateOf(product, venue, onDay('2026-11-18', '10:59')).available).toBe(true);
  expect(stateOf(product, venue, NOON)).toMatchObject({ available: false, text: 'Available until 11 am' });
});

test('is worked out once for a product', () => {
  const product = sampleProduct({ dayparts: [breakfast] });
  expect(limitsOf(product)).toBe(limitsOf(product));
});

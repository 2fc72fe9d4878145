import { expect, test } from 'vitest';
import { NOON, onDay, sampleProduct, ZONE } from '#testing/sample-venue';
import { limitsOf, stateOf } from '#venue/product-state';

const breakfast = { days: ['wed' as const], from: '07:00', to: '11:00' };
const venue = { timeZone: ZONE };

test('has no limits where it is neither sold out nor bound to hours', () => {
  expect(limitsOf(sampleProduct())).toBeUndefined();
  expect(stateOf(sampleProduct(), venue, { when: NOON }).available).toBe(true);
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
  expect(stateOf(product, venue, { when: onDay('2026-11-18', '10:59') }).available).toBe(true);
  expect(stateOf(product, venue, { when: NOON })).toMatchObject({
    available: false,
    text: 'Available until 11 am',
  });
});

test('is worked out once for a product', () => {
  const product = sampleProduct({ dayparts: [breakfast] });
  expect(limitsOf(product)).toBe(limitsOf(product));
});

test('is told for which ways to order and at which screens it is sold, where that is not all of them', () => {
  const product = sampleProduct({ fulfilment: ['pickup'], channels: ['kiosk', 'counter'] });
  expect(limitsOf(product)).toEqual({ dayparts: [], fulfilment: ['pickup'], channels: ['kiosk', 'counter'] });
  const sold = (fulfilment: 'pickup' | 'deliver', channel: 'kiosk' | 'online') =>
    stateOf(product, venue, { when: NOON, fulfilment, channel });
  expect(sold('pickup', 'kiosk').available).toBe(true);
  expect(sold('deliver', 'kiosk')).toMatchObject({ available: false, text: 'Not for delivery' });
  expect(sold('pickup', 'online')).toMatchObject({ available: false, text: 'Not sold here' });
});

import { expect, test } from 'vitest';
import { channelsOf, surchargeAboveCost } from '#payments/ways';

const none = { percent: '0', cost: '0' };
const nothing = { card: none, amex: none, paypal: none };

test('a surcharge may be as much as the payment costs, and no more', () => {
  expect(surchargeAboveCost(nothing, nothing)).toBeUndefined();
  expect(surchargeAboveCost(nothing, { ...nothing, amex: { percent: '1.9', cost: '1.9' } })).toBeUndefined();
  expect(surchargeAboveCost(nothing, { ...nothing, amex: { percent: '2', cost: '1.99' } })).toBe('amex');
  // What it costs has to be said first.
  expect(surchargeAboveCost(nothing, { ...nothing, paypal: { percent: '0.5', cost: '0' } })).toBe('paypal');
});

test('one that was above its cost before does not stand in the way of another change', () => {
  const held = { ...nothing, card: { percent: '1.2', cost: '0' } };
  expect(surchargeAboveCost(held, { ...held, amex: { percent: '1', cost: '1' } })).toBeUndefined();
  expect(surchargeAboveCost(held, { ...held, card: { percent: '1.1', cost: '1' } })).toBe('card');
  expect(surchargeAboveCost(held, nothing)).toBeUndefined();
});

test('a pinpad is at the screens of the venue, a card typed in is online, and in store is where no till is', () => {
  expect(channelsOf('eftpos')).toEqual(['kiosk', 'counter']);
  expect(channelsOf('CC')).toEqual(['online']);
  expect(channelsOf('STORE')).toEqual(['online', 'kiosk']);
});

import { weekdays } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import { isPlaceOpenOn } from '#fulfilment/places';
import type { Availability } from '#hours/availability';

const availability: Availability = {
  zone: 'Australia/Perth',
  windows: {},
  special: {},
  minNotice: 0,
  timeBlock: 5,
  orderForLater: true,
};
/** Tuesday 17 November 2026, 11:00 in Perth. */
const now = Date.UTC(2026, 10, 17, 3);
const slot = { weekdays, cutOffTime: '11:30' };
const on = (date: string, at = now, place: Parameters<typeof isPlaceOpenOn>[0] = slot) =>
  isPlaceOpenOn(place, date, { availability, now: at });

test('takes orders for today until the cut-off', () => {
  expect(on('2026-11-17')).toBe(true);
  expect(on('2026-11-17', now + 30 * 60_000)).toBe(false);
});

test('takes no orders for a day that has gone or lies more than a month ahead', () => {
  expect(on('2026-11-16')).toBe(false);
  expect(on('2026-12-17')).toBe(true);
  expect(on('2026-12-18')).toBe(false);
  expect(
    isPlaceOpenOn(slot, '2026-11-18', { availability: { ...availability, orderForLater: false }, now }),
  ).toBe(false);
});

test('takes orders only for the weekdays on which it runs', () => {
  const monday = { weekdays: ['mon' as const], cutOffTime: '11:30' };
  expect(on('2026-11-23', now, monday)).toBe(true);
  expect(on('2026-11-24', now, monday)).toBe(false);
});

import { weekdays } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import { isPointOpenOn } from '#fulfilment/points';
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
const slot = { weekdays, dueTime: '12:00', cutOffTime: '11:30', cutOffDays: 0 };
const on = (date: string, at = now, place: Parameters<typeof isPointOpenOn>[0] = slot) =>
  isPointOpenOn(place, date, { availability, now: at });

test('takes orders for today until the cut-off', () => {
  expect(on('2026-11-17')).toBe(true);
  expect(on('2026-11-17', now + 30 * 60_000)).toBe(false);
});

test('takes no orders for a day that has gone or lies more than a month ahead', () => {
  expect(on('2026-11-16')).toBe(false);
  expect(on('2026-12-17')).toBe(true);
  expect(on('2026-12-18')).toBe(false);
  expect(
    isPointOpenOn(slot, '2026-11-18', { availability: { ...availability, orderForLater: false }, now }),
  ).toBe(false);
});

test('takes orders only for the weekdays on which it runs', () => {
  const monday = { ...slot, weekdays: ['mon' as const] };
  expect(on('2026-11-23', now, monday)).toBe(true);
  expect(on('2026-11-24', now, monday)).toBe(false);
});

test('takes nothing once its own time has come, however late its cut-off', () => {
  const late = { ...slot, dueTime: '11:10', cutOffTime: '20:00' };
  expect(on('2026-11-17', now, late)).toBe(true);
  expect(on('2026-11-17', now + 10 * 60_000, late)).toBe(false);
  expect(on('2026-11-17', now + 60 * 60_000, late)).toBe(false);
});

test('closes on an earlier day where its cut-off lies there', () => {
  const early = { ...slot, cutOffTime: '18:00', cutOffDays: 1 };
  const seven = now + 8 * 3_600_000;
  expect(on('2026-11-17', now, early)).toBe(false);
  expect(on('2026-11-18', now, early)).toBe(true);
  expect(on('2026-11-18', seven, early)).toBe(false);
  expect(on('2026-11-19', seven, early)).toBe(true);
  expect(on('2026-11-18', now, { ...early, cutOffDays: 2 })).toBe(false);
});

test('wants the notice of its type, before its cut-off too', () => {
  const when = (minNotice: number) => ({ availability: { ...availability, minNotice }, now });
  expect(isPointOpenOn(slot, '2026-11-17', when(60))).toBe(true);
  expect(isPointOpenOn(slot, '2026-11-17', { ...when(60), now: now + 1 })).toBe(false);
  expect(isPointOpenOn(slot, '2026-11-17', when(61))).toBe(false);
  expect(isPointOpenOn(slot, '2026-11-18', when(1440))).toBe(true);
  expect(isPointOpenOn(slot, '2026-11-18', when(1501))).toBe(false);
});

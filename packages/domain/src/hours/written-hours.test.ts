import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HoursValue } from '@servery/contract/entities/venue-hours';
import {
  clockOf,
  hoursProblem,
  isOverlapping,
  minutesOf,
  outsideOf,
  spanOf,
  writtenSpan,
} from '#hours/written-hours';

const minute = fc.integer({ min: 0, max: 1439 });

test('a time is the minutes that it says, both ways', () => {
  fc.assert(
    fc.property(minute, (at) => {
      expect(minutesOf(clockOf(at))).toBe(at);
    }),
  );
  expect([clockOf(1500), clockOf(-60)]).toEqual(['01:00', '23:00']);
});

test('hours are what was written, past midnight too', () => {
  fc.assert(
    fc.property(minute, minute, (from, to) => {
      const written = `${clockOf(from)}-${clockOf(to)}`;
      const span = spanOf(written);
      expect(writtenSpan(span)).toBe(written);
      expect(span.to).toBeGreaterThan(span.from);
      expect(span.to - span.from).toBeLessThanOrEqual(1440);
    }),
  );
});

test.each([
  [['11:00-14:00', '17:00-20:00'], false],
  [['17:00-20:00', '11:00-14:00'], false],
  [['11:00-14:00', '14:00-20:00'], false],
  [['11:00-14:00', '13:59-20:00'], true],
  [['20:00-02:00', '23:00-23:30'], true],
  [[], false],
])('%o overlap: %s', (windows, overlap) => {
  expect(isOverlapping(windows)).toBe(overlap);
});

const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const value = (more: Partial<HoursValue>): HoursValue => ({
  notice_minutes: 0,
  block_minutes: 0,
  block_capacity: 0,
  hours: none,
  special_dates: [],
  ...more,
});

test('says which day cannot be', () => {
  expect(hoursProblem(value({}))).toBeUndefined();
  const thu = ['09:00-12:00', '11:00-13:00'];
  expect(hoursProblem(value({ hours: { ...none, thu } }))).toEqual({ day: 'thu' });
  const date = '2026-12-25';
  expect(
    hoursProblem(
      value({
        special_dates: [
          { date, hours: [] },
          { date, hours: [] },
        ],
      }),
    ),
  ).toEqual({ date });
  expect(hoursProblem(value({ special_dates: [{ date, hours: thu }] }))).toEqual({ day: date });
});

test('counts the orders that a day leaves out', () => {
  expect(outsideOf(['07:00-15:00'], ['06:59', '07:00', '15:00', '15:30'])).toEqual(['06:59', '15:30']);
  expect(outsideOf([], ['12:00'])).toEqual(['12:00']);
  expect(outsideOf(['18:00-02:00'], ['23:00'])).toEqual([]);
});

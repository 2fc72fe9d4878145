import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Availability,
  daySpan,
  intervalsTouching,
  isNeverOpen,
  isOpenAt,
  localDate,
  windowsStartingOn,
} from '#hours/availability';
import { instantOf } from '#hours/times';

const zone = 'Australia/Perth';
const late = [{ from: '18:00', to: '01:00' }];
const cafe: Availability = {
  zone,
  windows: {
    fri: late,
    sat: [
      { from: '08:00', to: '12:00' },
      { from: '06:00', to: '07:00' },
    ],
  },
  special: { '2026-11-27': [] },
  minNotice: 0,
  timeBlock: 5,
  orderForLater: true,
};
const on = (date: string, time: string) => instantOf({ date, time }, zone);
const saturday = Temporal.PlainDate.from('2026-11-21');

test('opens at the first minute of a window and closes at its last', () => {
  expect(isOpenAt(cafe, on('2026-11-20', '17:59'))).toBe(false);
  expect(isOpenAt(cafe, on('2026-11-20', '18:00'))).toBe(true);
  expect(isOpenAt(cafe, on('2026-11-21', '01:00') - 1)).toBe(true);
  expect(isOpenAt(cafe, on('2026-11-21', '01:00'))).toBe(false);
});

test('lists what touches a day in order, with the night before', () => {
  expect(intervalsTouching(cafe, saturday)).toEqual([
    { start: on('2026-11-20', '18:00'), end: on('2026-11-21', '01:00') },
    { start: on('2026-11-21', '06:00'), end: on('2026-11-21', '07:00') },
    { start: on('2026-11-21', '08:00'), end: on('2026-11-21', '12:00') },
  ]);
});

test('lists nothing of a day before that ended before midnight', () => {
  expect(intervalsTouching(cafe, saturday.add({ days: 1 }))).toEqual([]);
  const toMidnight = { ...cafe, windows: { sat: [{ from: '18:00', to: '00:00' }] } };
  expect(intervalsTouching(toMidnight, saturday.add({ days: 1 }))).toEqual([]);
});

test('takes a special date without windows as closed', () => {
  expect(windowsStartingOn(cafe, Temporal.PlainDate.from('2026-11-20'))).toEqual(late);
  expect(windowsStartingOn(cafe, Temporal.PlainDate.from('2026-11-27'))).toEqual([]);
  expect(isOpenAt(cafe, on('2026-11-27', '19:00'))).toBe(false);
});

test('is open for a whole day when a window ends when it starts', () => {
  const round = { ...cafe, windows: { fri: [{ from: '06:00', to: '06:00' }] } };
  expect(isOpenAt(round, on('2026-11-21', '05:59'))).toBe(true);
  expect(isOpenAt(round, on('2026-11-21', '06:00'))).toBe(false);
});

test('is never open when no weekday has a window', () => {
  expect(isNeverOpen({ ...cafe, windows: {} })).toBe(true);
  expect(isNeverOpen({ ...cafe, windows: { mon: [], sun: [] } })).toBe(true);
  expect(isNeverOpen(cafe)).toBe(false);
});

test('the day on the wall is told right, whichever days were asked for before', () => {
  const zones = fc.constantFrom(
    'Australia/Perth',
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    // The clock goes forward at midnight: the day begins at one.
    'Africa/Cairo',
  );
  const minutes = fc.integer({ min: 0, max: 3 * 366 * 24 * 60 });
  fc.assert(
    fc.property(fc.array(fc.tuple(minutes, zones), { minLength: 2, maxLength: 20 }), (questions) => {
      for (const [minute, where] of questions) {
        const at = Date.UTC(2026, 0, 1) + minute * 60_000;
        for (const moment of [at, at + 60_000])
          expect(localDate(moment, where).toString()).toBe(
            Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(where).toPlainDate().toString(),
          );
      }
    }),
  );
});

test('spans a day from its first opening to its last closing, in whatever order they are listed', () => {
  const lunch = { from: '11:00', to: '14:00' };
  const night = { from: '17:00', to: '01:00' };
  const late = { from: '18:00', to: '22:00' };
  expect(daySpan([night, lunch])).toEqual({ from: '11:00', to: '01:00' });
  expect(daySpan([night, late, lunch])).toEqual({ from: '11:00', to: '01:00' });
  expect(daySpan([late, lunch])).toEqual({ from: '11:00', to: '22:00' });
  expect(daySpan([{ from: '06:00', to: '06:00' }, lunch])).toEqual({ from: '06:00', to: '06:00' });
  expect(daySpan([])).toEqual({ from: '', to: '' });
});

test('is not open in a window that daylight saving skips whole', () => {
  const early = { ...cafe, zone: 'Australia/Sydney', windows: { sun: [{ from: '02:10', to: '02:50' }] } };
  expect(intervalsTouching(early, Temporal.PlainDate.from('2026-10-04'))).toEqual([]);
});

test('works out a day once', () => {
  expect(intervalsTouching(cafe, saturday)).toBe(intervalsTouching(cafe, saturday));
  const midnight = on('2026-11-21', '00:00');
  const day = localDate(midnight, cafe.zone);
  for (const at of [midnight, midnight + 1, midnight + 24 * 3_600_000 - 1])
    expect(localDate(at, cafe.zone)).toBe(day);
});

import { expect, test } from 'vitest';
import { roomLeft } from '#capacity/bucket';
import { cutOffText, fullness, isOfferedOn, offerDates, servesZone } from '#delivery/offers';
import type { PointRules } from '#fulfilment/points';
import type { Availability } from '#hours/availability';
import { instantOf } from '#hours/times';

const zone = 'Australia/Perth';
const now = instantOf({ date: '2026-11-17', time: '11:00' }, zone);
const day = [{ from: '11:00', to: '20:00' }];
const availability: Availability = {
  zone,
  windows: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
  special: {
    '2026-11-19': [],
    '2026-11-20': [{ from: '11:00', to: '13:00' }],
    '2026-11-21': [{ from: '18:00', to: '02:00' }],
    '2026-11-23': [{ from: '06:00', to: '06:00' }],
  },
  minNotice: 30,
  timeBlock: 5,
  orderForLater: true,
};
const slot: PointRules = {
  weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
  dueTime: '12:00',
  cutOffTime: '11:30',
  cutOffDays: 0,
};
const clock = { availability, now, open: true };

test.each([
  ['2026-11-17', 'today before the cut-off', true],
  ['2026-11-16', 'yesterday', false],
  ['2026-11-18', 'tomorrow', true],
  ['2026-11-19', 'a closed special date', false],
  ['2026-11-20', 'a special date that is open at its time', true],
  ['2026-11-22', 'a weekday on which it does not run', false],
  ['2026-12-17', 'the last day of the window', true],
  ['2026-12-18', 'a day past the window', false],
])('on %s, %s: %s', (date, _what, offered) => {
  expect(isOfferedOn(slot, date, clock)).toBe(offered);
});

test('is not offered outside the hours of a special date, and follows them past midnight', () => {
  expect(isOfferedOn({ ...slot, dueTime: '14:00' }, '2026-11-20', clock)).toBe(false);
  expect(isOfferedOn({ ...slot, dueTime: '23:00' }, '2026-11-21', clock)).toBe(true);
  expect(isOfferedOn(slot, '2026-11-21', clock)).toBe(false);
});

test('the hours of a special date begin with their first minute and end before their last', () => {
  const at = (dueTime: string, date: string) => isOfferedOn({ ...slot, dueTime }, date, clock);
  expect(['10:55', '11:00', '12:55', '13:00'].map((time) => at(time, '2026-11-20'))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  // Hours that end when they began go round the clock.
  expect(['05:55', '06:00', '23:55'].map((time) => at(time, '2026-11-23'))).toEqual([false, true, true]);
});

test('is gone today once the cut-off has come', () => {
  const at = (time: string) => ({ ...clock, now: instantOf({ date: '2026-11-17', time }, zone) });
  expect(isOfferedOn(slot, '2026-11-17', at('11:29'))).toBe(true);
  expect(isOfferedOn(slot, '2026-11-17', at('11:30'))).toBe(false);
});

test('waits for the end of a pause, and is not offered at all by a closed venue', () => {
  const paused = { ...clock, availability: { ...availability, minNotice: 90 } };
  expect(isOfferedOn(slot, '2026-11-17', paused)).toBe(false);
  expect(isOfferedOn(slot, '2026-11-18', paused)).toBe(true);
  expect(isOfferedOn(slot, '2026-11-17', { ...clock, open: false })).toBe(false);
});

test('runs from today to one month ahead, or today alone', () => {
  const dates = offerDates(clock);
  expect([dates[0], dates.at(-1), dates.length]).toEqual(['2026-11-17', '2026-12-17', 31]);
  expect(offerDates({ availability: { ...availability, orderForLater: false }, now })).toEqual([
    '2026-11-17',
  ]);
});

test('has what is neither taken nor held left, and never less than nothing', () => {
  expect(roomLeft({ capacity: 10, taken: 3, held: 2 })).toBe(5);
  expect(roomLeft({ capacity: 1, taken: 3, held: 0 })).toBe(0);
});

test('a day is good above half, warns below, and is bad from a fifth on', () => {
  expect([6, 5, 3, 2, 1].map((left) => fullness(left, 10))).toEqual(['good', 'warn', 'warn', 'bad', 'bad']);
  expect([2, 1].map((left) => fullness(left, 9))).toEqual(['warn', 'bad']);
});

test('says until when to order', () => {
  const by = (cutOffDays: number) => cutOffText({ cutOffTime: '10:30', cutOffDays });
  expect([by(0), by(1), by(2)]).toEqual([
    'Order by 10:30 am',
    'Order by 10:30 am the day before',
    'Order by 10:30 am, 2 days before',
  ]);
});

test('a zone with slots of its own has those alone, and the others share the rest', () => {
  const shared = { id: 1, zoneIds: [] };
  const own = { id: 9, zoneIds: [4] };
  const other = { id: 7, zoneIds: [6] };
  const all = new Map([shared, own, { id: 8, zoneIds: [4] }, other].map((point) => [point.id, point]));
  expect([servesZone(own, 4, all), servesZone(shared, 4, all)]).toEqual([true, false]);
  expect([servesZone(other, 6, all), servesZone(shared, 6, all)]).toEqual([true, false]);
  expect([servesZone(own, 5, all), servesZone(shared, 5, all)]).toEqual([false, true]);
});

import { expect, test } from 'vitest';
import type { Availability } from '#hours/availability';
import {
  blockMinutes,
  daysFrom,
  earliestTime,
  instantAhead,
  instantOf,
  isPickable,
  lastDate,
  localDateTime,
  timesOn,
} from '#hours/times';

const lunch = [{ from: '11:30', to: '14:30' }];
const dinner = [{ from: '17:00', to: '21:00' }];
const perth: Availability = {
  zone: 'Australia/Perth',
  windows: {
    mon: lunch,
    tue: lunch,
    wed: [...lunch, ...dinner],
    thu: lunch,
    fri: [{ from: '18:00', to: '01:00' }],
  },
  special: {},
  minNotice: 0,
  timeBlock: 15,
  orderForLater: true,
};
const sydney: Availability = { ...perth, zone: 'Australia/Sydney' };
const allNight = { windows: { sat: [{ from: '22:00', to: '04:00' }] }, timeBlock: 30 };

/** A Wednesday. */
const noon = instantOf({ date: '2026-11-18', time: '12:00' }, 'Australia/Perth');
const clocks = (availability: Availability, date: string, now: number) =>
  timesOn(availability, date, now).map(({ time }) => time);

test('offers the times of both windows of a day in steps of the block', () => {
  const times = clocks({ ...perth, timeBlock: 60 }, '2026-11-18', noon - 86_400_000);
  expect(times).toEqual(['12:00', '13:00', '14:00', '17:00', '18:00', '19:00', '20:00']);
});

test('moves in steps of 5 minutes where the type sets none [ORD-119]', () => {
  expect(clocks({ ...perth, timeBlock: 0 }, '2026-11-18', noon).slice(0, 3)).toEqual([
    '12:00',
    '12:05',
    '12:10',
  ]);
});

const isOffered = (availability: Availability, when: { date: string; time: string }, now: number) => {
  const at = instantAhead(when, availability.zone, now + availability.minNotice * 60_000);
  return isPickable(availability, { ...when, at }, now);
};

const first = (minNotice: number, now: number) => clocks({ ...perth, minNotice }, '2026-11-18', now)[0];

test('starts at now plus the notice, rounded up to the block [ORD-120]', () => {
  const minute = 60_000;
  expect(first(0, noon)).toBe('12:00');
  expect(first(0, noon + 1)).toBe('12:15');
  expect(first(20, noon)).toBe('12:30');
  expect(first(20, noon + 10 * minute)).toBe('12:30');
  expect(first(150, noon)).toBe('17:00');
});

test('does not offer the closing time itself, nor any time outside the windows [ORD-124]', () => {
  expect(clocks(perth, '2026-11-18', noon)).not.toContain('14:30');
  expect(isOffered(perth, { date: '2026-11-18', time: '14:15' }, noon)).toBe(true);
  expect(isOffered(perth, { date: '2026-11-18', time: '14:30' }, noon)).toBe(false);
  expect(isOffered(perth, { date: '2026-11-18', time: '16:45' }, noon)).toBe(false);
  expect(isOffered(perth, { date: '2026-11-18', time: '12:10' }, noon)).toBe(false);
});

test('goes on past midnight into a day that is otherwise closed', () => {
  expect(clocks({ ...perth, timeBlock: 30 }, '2026-11-21', noon)).toEqual(['00:00', '00:30']);
});

test('goes no further than today where ordering for later is off [ORD-121]', () => {
  const today = { ...perth, orderForLater: false };
  expect(lastDate(today, noon).toString()).toBe('2026-11-18');
  expect(clocks(today, '2026-11-18', noon)).not.toEqual([]);
  expect(clocks(today, '2026-11-19', noon)).toEqual([]);
  expect(daysFrom(today, noon)).toEqual([{ date: '2026-11-18', available: true }]);
});

test('goes one month ahead where ordering for later is on [ORD-122]', () => {
  expect(lastDate(perth, noon).toString()).toBe('2026-12-18');
  expect(clocks(perth, '2026-12-18', noon)).not.toEqual([]);
  expect(clocks(perth, '2026-12-21', noon)).toEqual([]);
  expect(daysFrom(perth, noon).at(-1)?.date).toBe('2026-12-18');
});

test('ends a month after 31 January with the last day of February', () => {
  const january = instantOf({ date: '2027-01-31', time: '09:00' }, 'Australia/Perth');
  expect(lastDate(perth, january).toString()).toBe('2027-02-28');
});

test('offers nothing for a day that is over', () => {
  expect(clocks(perth, '2026-11-17', noon)).toEqual([]);
});

test('blocks the days on which it is closed [ORD-123]', () => {
  const days = daysFrom(perth, noon).slice(0, 6);
  expect(days.map(({ available }) => available)).toEqual([true, true, true, true, false, true]);
});

test('has no days at all when all seven weekdays are closed', () => {
  expect(daysFrom({ ...perth, windows: {} }, noon)).toEqual([]);
  expect(earliestTime({ ...perth, windows: { mon: [] } }, noon)).toBeUndefined();
});

test('follows a special date and not the weekday [ORD-125]', () => {
  const special = { '2026-11-19': [], '2026-11-22': [{ from: '10:00', to: '11:00' }] };
  const holiday = { ...perth, timeBlock: 30, special };
  expect(clocks(holiday, '2026-11-19', noon)).toEqual([]);
  expect(clocks(holiday, '2026-11-22', noon)).toEqual(['10:00', '10:30']);
});

test('finds the earliest time in the next open window [ORD-129]', () => {
  const late = instantOf({ date: '2026-11-18', time: '20:50' }, 'Australia/Perth');
  expect(earliestTime(perth, late)).toMatchObject({ date: '2026-11-19', time: '11:30' });
  expect(earliestTime(perth, noon)).toMatchObject({ date: '2026-11-18', time: '12:00' });
  expect(earliestTime({ ...perth, orderForLater: false }, late)).toBeUndefined();
});

test('does not offer the hour that daylight saving skips', () => {
  const before = instantOf({ date: '2026-10-03', time: '09:00' }, sydney.zone);
  const night = clocks({ ...sydney, ...allNight }, '2026-10-04', before);
  expect(night).toEqual(['00:00', '00:30', '01:00', '01:30', '03:00', '03:30']);
  expect(isOffered({ ...sydney, ...allNight }, { date: '2026-10-04', time: '02:30' }, before)).toBe(false);
});

test('offers the hour that daylight saving repeats once, the first time', () => {
  const before = instantOf({ date: '2027-04-03', time: '09:00' }, sydney.zone);
  const night = timesOn({ ...sydney, ...allNight }, '2027-04-04', before);
  expect(night.map(({ time }) => time)).toEqual([
    '00:00',
    '00:30',
    '01:00',
    '01:30',
    '02:00',
    '02:30',
    '03:00',
    '03:30',
  ]);
  const [half, hour] = [night[5]?.at ?? 0, night[6]?.at ?? 0];
  expect((hour - half) / 60_000).toBe(90);
});

test('offers a time of that hour as its second pass once the first is over, in the order in which they come', () => {
  const two = instantOf({ date: '2027-04-04', time: '02:00' }, sydney.zone);
  const now = two + 10 * 60_000;
  const night = timesOn({ ...sydney, ...allNight, minNotice: 0 }, '2027-04-04', now);
  expect(night.map(({ at, time }) => [time, (at - two) / 60_000])).toEqual([
    ['02:30', 30],
    ['02:00', 60],
    ['03:00', 120],
    ['03:30', 150],
  ]);
  expect(instantAhead({ date: '2027-04-04', time: '02:30' }, sydney.zone, now)).toBe(two + 30 * 60_000);
  expect(instantAhead({ date: '2027-04-04', time: '02:00' }, sydney.zone, now)).toBe(two + 60 * 60_000);
});

test('closes when the clock jumps over the closing time, and opens when it jumps over the opening time', () => {
  const before = instantOf({ date: '2026-10-03', time: '09:00' }, sydney.zone);
  const closing = { ...sydney, timeBlock: 30, windows: { sat: [{ from: '23:00', to: '02:30' }] } };
  expect(clocks(closing, '2026-10-04', before)).toEqual(['00:00', '00:30', '01:00', '01:30']);
  const opening = { ...sydney, timeBlock: 30, windows: { sun: [{ from: '02:30', to: '04:00' }] } };
  expect(clocks(opening, '2026-10-04', before)).toEqual(['03:00', '03:30']);
  const skipped = { ...sydney, windows: { sun: [{ from: '02:00', to: '02:45' }] } };
  expect(clocks(skipped, '2026-10-04', before)).toEqual([]);
});

test('turns a local date and time into a moment and back', () => {
  const when = { date: '2026-11-18', time: '12:15' };
  for (const zone of ['Australia/Perth', 'Australia/Sydney', 'Pacific/Auckland'])
    expect(localDateTime(instantOf(when, zone), zone)).toEqual(when);
  expect(instantOf(when, 'Australia/Perth')).toBe(Date.UTC(2026, 10, 18, 4, 15));
});

test('steps by the minutes of its block, and by five where it names none', () => {
  expect([0, 1, 15].map((timeBlock) => blockMinutes({ timeBlock }))).toEqual([5, 1, 15]);
});

test('offers the first pass of a repeated hour to the very moment of it', () => {
  const nights = { ...sydney, windows: { sun: [{ from: '00:00', to: '06:00' }] } };
  const first = instantOf({ date: '2027-04-04', time: '02:15' }, nights.zone);
  const offered = (now: number) =>
    timesOn(nights, '2027-04-04', now).find(({ time }) => time === '02:15')?.at;
  expect([offered(first), offered(first + 1)]).toEqual([first, first + 3_600_000]);
});

import { expect, test } from 'vitest';
import { copiedDay, dateAfter, dayRuns, isIn, weekdayOf } from '#features/hours/rules/days.ts';

const long = ['07:00-21:00'];
const short = ['07:00-20:00'];
const week = { mon: short, tue: short, wed: short, thu: short, fri: long, sat: long, sun: [] };

test('says days in a row with the same hours once', () => {
  const runs = dayRuns(week);
  expect(runs).toEqual([
    { from: 'mon', to: 'thu', hours: short },
    { from: 'fri', to: 'sat', hours: long },
    { from: 'sun', to: 'sun', hours: [] },
  ]);
  expect(runs.map((run) => isIn(run, 'sat'))).toEqual([false, true, false]);
});

test('copies a day to others, and leaves the rest', () => {
  expect(copiedDay(week, 'fri', ['sun', 'mon'])).toEqual({ ...week, mon: long, sun: long });
});

test('knows weekdays and what comes after a date, over years and leap days', () => {
  expect(['2026-12-25', '2026-12-27', '2027-03-01'].map(weekdayOf)).toEqual(['fri', 'sun', 'mon']);
  expect([dateAfter('2026-12-31', 1), dateAfter('2028-02-28', 1), dateAfter('2027-01-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-12-31',
  ]);
});

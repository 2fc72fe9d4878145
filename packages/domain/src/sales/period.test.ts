import { expect, test } from 'vitest';
import {
  comparedWith,
  daysIn,
  daysOf,
  periodAfter,
  periodBefore,
  periodKinds,
  periodOf,
} from '#sales/period';

test('counts the days of a period, the first and the last included', () => {
  expect(daysIn({ from: '2026-10-01', to: '2026-10-31' })).toBe(31);
  expect(daysOf({ from: '2026-10-03', to: '2026-10-05' })).toEqual([
    '2026-10-03',
    '2026-10-04',
    '2026-10-05',
  ]);
  expect(daysOf({ from: '2026-10-05', to: '2026-10-03' })).toEqual([]);
});

test.each([
  ['a day', ['2026-11-17', '2026-11-17'], ['2026-11-16', '2026-11-16']],
  ['a week', ['2026-11-16', '2026-11-22'], ['2026-11-09', '2026-11-15']],
  ['a month of 30 days', ['2026-11-01', '2026-11-30'], ['2026-10-01', '2026-10-31']],
  ['a month of 31 days', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['the first half of a month', ['2026-11-01', '2026-11-15'], ['2026-10-17', '2026-10-31']],
  ['the last half of a month', ['2026-11-16', '2026-11-30'], ['2026-11-01', '2026-11-15']],
  ['a quarter', ['2026-07-01', '2026-09-30'], ['2026-04-01', '2026-06-30']],
  ['a year', ['2026-07-01', '2027-06-30'], ['2025-07-01', '2026-06-30']],
])('compares %s with the one before', (_name, [from = '', to = ''], before) => {
  const found = periodBefore({ from, to });
  expect([found.from, found.to]).toEqual(before);
});

test('compares what there is of a period with as much of the one before', () => {
  expect(comparedWith({ from: '2026-11-16', to: '2026-11-22' }, '2026-11-17')).toEqual({
    shown: { from: '2026-11-16', to: '2026-11-17' },
    before: { from: '2026-11-09', to: '2026-11-10' },
  });
  // February is shorter than what there is of March.
  expect(comparedWith({ from: '2026-03-01', to: '2026-03-31' }, '2026-03-30').before.to).toBe('2026-02-28');
  const over = { from: '2026-10-01', to: '2026-10-31' };
  expect(comparedWith(over, '2026-11-17').shown).toEqual(over);
});

test('names the periods that people ask for, from any day', () => {
  const all = Object.fromEntries(periodKinds.map((kind) => [kind, periodOf(kind, '2026-11-17')]));
  expect(all).toEqual({
    today: { from: '2026-11-17', to: '2026-11-17' },
    yesterday: { from: '2026-11-16', to: '2026-11-16' },
    this_week: { from: '2026-11-16', to: '2026-11-22' },
    last_week: { from: '2026-11-09', to: '2026-11-15' },
    this_month: { from: '2026-11-01', to: '2026-11-30' },
    last_month: { from: '2026-10-01', to: '2026-10-31' },
    this_quarter: { from: '2026-10-01', to: '2026-12-31' },
    last_quarter: { from: '2026-07-01', to: '2026-09-30' },
    this_year: { from: '2026-07-01', to: '2027-06-30' },
  });
  expect(periodOf('last_quarter', '2027-01-01')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(periodOf('this_year', '2027-06-30').from).toBe('2026-07-01');
  expect(periodOf('this_year', '2027-07-01').from).toBe('2027-07-01');
});

test('the period after the one before is the period', () => {
  for (const kind of periodKinds) {
    const period = periodOf(kind, '2026-11-17');
    expect(periodAfter(periodBefore(period))).toEqual(period);
  }
});

import type { FulfilmentType } from '@servery/contract/entities/fulfilment';
import { expect, test } from 'vitest';
import { hoursOf, hoursRows } from '#features/shell/opening-hours.ts';

const week = (times: readonly string[][]) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day, at) => ({
    day,
    times: times[at] ?? [],
  }));

test('puts days with the same hours into one row and marks today', () => {
  const short = ['7 am to 8 pm'];
  const long = ['7 am to 9 pm'];
  expect(hoursRows(week([short, short, short, short, long, long, ['8 am to 4 pm']]), 'Friday')).toEqual([
    { days: 'Mon to Thu', times: '7 am to 8 pm', today: false },
    { days: 'Fri and Sat', times: '7 am to 9 pm', today: true },
    { days: 'Sunday', times: '8 am to 4 pm', today: false },
  ]);
});

test('a venue open day and night needs one row', () => {
  expect(hoursRows(week(Array.from({ length: 7 }, () => ['Open all day'])), 'Monday')).toEqual([
    { days: 'Every day', times: 'Open all day', today: false },
  ]);
});

test('a day without hours is closed', () => {
  expect(hoursRows([{ day: 'Sunday', times: [] }], 'Monday')[0]?.times).toBe('Closed');
});

test('a type says its own hours in the same words', () => {
  const evening = [{ from: '17:00', to: '20:00' }];
  const days = ['tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [`available_${day}`, evening]);
  const delivery = { available_mon: [], ...Object.fromEntries(days) } as unknown as FulfilmentType;
  expect(hoursRows(hoursOf(delivery), 'Monday')).toEqual([
    { days: 'Monday', times: 'Closed', today: true },
    { days: 'Tue to Sun', times: '5 pm to 8 pm', today: false },
  ]);
});

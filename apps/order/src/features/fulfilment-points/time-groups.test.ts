import { expect, test } from 'vitest';
import { quarterHours, shortTime, timeGroups } from '#features/fulfilment-points/time-groups.ts';

const every = (minutes: number, from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / minutes) }, (_, at) => {
    const minute = from + at * minutes;
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return { at: minute, time };
  });

test('groups times into Morning, Lunch, Afternoon and Evening', () => {
  const groups = timeGroups(every(30, 11 * 60, 18 * 60));
  expect(groups.map(({ label, times }) => [label, times[0]?.label])).toEqual([
    ['Morning', '11:00'],
    ['Lunch', '12:00'],
    ['Afternoon', '2:00'],
    ['Evening', '5:00'],
  ]);
});

test('reads the hours before dawn first: the night that they belong to ends on this day', () => {
  const groups = timeGroups(every(60, 0, 24 * 60));
  expect(groups.map(({ label }) => label)).toEqual([
    'Early morning',
    'Morning',
    'Lunch',
    'Afternoon',
    'Evening',
  ]);
  expect(groups[0]?.times[0]?.label).toBe('12:00 am');
});

test('strikes out the times that are full', () => {
  const [lunch] = timeGroups(every(30, 12 * 60, 13 * 60), ['12:30']);
  expect(lunch?.times).toEqual([
    { value: '12:00', label: '12:00', state: 'free' },
    { value: '12:30', label: '12:30', state: 'full', note: 'Full' },
  ]);
});

test('leaves out a part of the day without times', () => {
  expect(timeGroups(every(30, 18 * 60, 19 * 60)).map(({ label }) => label)).toEqual(['Evening']);
});

test('a long list is shown by the quarter hour, with the earliest and the chosen time', () => {
  const shown = quarterHours(every(5, 7 * 60 + 5, 20 * 60), '12:25').map(({ time }) => time);
  expect(shown.slice(0, 3)).toEqual(['07:05', '07:15', '07:30']);
  expect(shown).toContain('12:25');
  expect(shown).not.toContain('12:20');
});

test('a short list is shown whole', () => {
  const times = every(5, 7 * 60, 8 * 60);
  expect(quarterHours(times, '')).toBe(times);
});

test('midnight and noon read as twelve', () => {
  expect([shortTime('00:05'), shortTime('12:00'), shortTime('23:30')]).toEqual(['12:05', '12:00', '11:30']);
});

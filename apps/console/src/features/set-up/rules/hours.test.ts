import { expect, test } from 'vitest';
import { dayWithoutTimes, everyDayAs, hoursOf, weekOf } from '#features/set-up/rules/hours.ts';

const hours = {
  mon: '06:30-15:00',
  tue: '',
  wed: '11:00-14:00, 17:00-21:00',
  thu: '',
  fri: '',
  sat: '00:00-00:00',
  sun: '',
};

test('sends the hours as they came, a second window of a day too', () => {
  expect(hoursOf(weekOf(hours))).toEqual(hours);
});

test('a day that is opened again has times to begin with', () => {
  const week = weekOf(hours);
  expect(hoursOf({ ...week, tue: { ...week.tue, open: true } }).tue).toBe('09:00-17:00');
});

test('says which day is open without times', () => {
  const week = weekOf(hours);
  expect(dayWithoutTimes(week)).toBeUndefined();
  expect(dayWithoutTimes({ ...week, wed: { ...week.wed, from: '' } })).toBe('wed');
});

test('copies one day to all', () => {
  expect(new Set(Object.values(hoursOf(everyDayAs(weekOf(hours), 'mon'))))).toEqual(new Set(['06:30-15:00']));
});

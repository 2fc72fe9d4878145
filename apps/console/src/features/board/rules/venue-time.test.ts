import { expect, test } from 'vitest';
import { dueTime, fullTime, wallTime } from '#features/board/rules/venue-time.ts';

const perth = 'Australia/Perth';
const at = (text: string) => Date.parse(text) / 1000;

test('tells the time of the venue, not of the device', () => {
  const noon = at('2026-11-15T04:24:00Z');
  expect(wallTime(noon, perth)).toBe('12:24');
  expect(wallTime(noon, 'Australia/Sydney')).toBe('3:24');
  expect(fullTime(noon, perth)).toBe('12:24 pm');
  expect(wallTime(at('2026-11-14T16:05:00Z'), perth)).toBe('12:05');
});

test('names the day of an order that is not for today', () => {
  const now = at('2026-11-15T04:00:00Z');
  expect(dueTime(at('2026-11-15T06:00:00Z'), now, perth)).toBe('2:00');
  expect(dueTime(at('2026-11-17T06:00:00Z'), now, perth)).toBe('Tue 2:00');
});

import { expect, test } from 'vitest';
import { dayBack, dayName, timeText, whenText } from '#order/when.ts';

const ZONE = 'Australia/Perth';
const NOON = Date.UTC(2026, 10, 17, 4);

test('names today and yesterday, and other days by their date', () => {
  expect(['2026-11-17', '2026-11-16', '2026-11-10'].map((date) => dayName(date, ZONE, NOON))).toEqual([
    'Today',
    'Yesterday',
    'Tue 10 Nov',
  ]);
});

test('says the day only where it is not today', () => {
  const at = NOON / 1000;
  expect(whenText(at, ZONE, NOON)).toBe('12 pm');
  expect(whenText(at - 86_400, ZONE, NOON)).toBe('Yesterday, 12 pm');
  expect(timeText(at + 1800, ZONE)).toBe('12:30 pm');
});

test('counts days back by the venue’s calendar', () => {
  const late = Date.UTC(2026, 10, 16, 16, 30);
  expect([dayBack(ZONE, 0, late), dayBack(ZONE, 17, late)]).toEqual(['2026-11-17', '2026-10-31']);
});

import { expect, test } from 'vitest';
import { hoursOf } from '#hours/day';

const HOUR = 3_600_000;

test('runs from midnight to midnight of the venue', () => {
  expect(hoursOf('2026-11-17', 'Australia/Perth')).toEqual({
    from: Date.UTC(2026, 10, 16, 16),
    to: Date.UTC(2026, 10, 17, 16),
  });
});

test('is an hour shorter or longer when the clocks change', () => {
  const length = (day: string) => {
    const { from, to } = hoursOf(day, 'Australia/Sydney');
    return (to - from) / HOUR;
  };
  expect([length('2026-10-04'), length('2026-04-05'), length('2026-04-06')]).toEqual([23, 25, 24]);
});

import { expect, test } from 'vitest';
import { chipText } from '#features/fulfilment-points/day-words.ts';

test('a strip of days reads Today, Tomorrow, Wed 18', () => {
  const now = Date.parse('2026-11-16T03:00:00Z');
  const read = (date: string) => chipText(date, now, 'Australia/Perth');
  expect([read('2026-11-16'), read('2026-11-17'), read('2026-11-18')]).toEqual([
    'Today',
    'Tomorrow',
    'Wed 18',
  ]);
});

import { expect, test } from 'vitest';
import { pauseText } from '#features/store/words.ts';

const zone = 'Australia/Perth';
/** 12:10 pm on 18 November 2026 in Perth. */
const now = Date.UTC(2026, 10, 18, 4, 10) / 1000;
const until = (minutes: number) =>
  ({ state: 'paused', paused_until: now + minutes * 60, reason: '', open_text: '' }) as const;

test('a pause says until when it lasts, and what goes on', () => {
  expect(pauseText(until(35), now, zone)).toBe('Until 12:45 pm. Kiosk and counter still open.');
});

test('a pause that reaches into the next day lasts the rest of this one', () => {
  expect(pauseText(until(12 * 60), now, zone)).toBe('For the rest of today. Kiosk and counter still open.');
});

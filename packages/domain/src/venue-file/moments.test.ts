import { expect, test } from 'vitest';
import { momentOf, momentText } from '#venue-file/moments';

const MORNING = Date.parse('2026-12-25T01:00:00Z');

test('writes a moment by the clock of the venue, and reads it back', () => {
  expect(momentText(MORNING, 'Australia/Perth')).toBe('2026-12-25 09:00');
  expect(momentText(MORNING, 'Australia/Sydney')).toBe('2026-12-25 12:00');
  expect(momentOf('2026-12-25 12:00', 'Australia/Sydney')).toBe(MORNING);
});

test.each([
  [7000, ':07'],
  [60_000 - 1, ':59.999'],
  [250, ':00.250'],
])('keeps %d milliseconds past the minute', (past, rest) => {
  expect(momentText(MORNING + past, 'Australia/Perth')).toBe(`2026-12-25 09:00${rest}`);
  expect(momentOf(`2026-12-25 09:00${rest}`, 'Australia/Perth')).toBe(MORNING + past);
});

import { expect, test } from 'vitest';
import { sinceText } from '#pos/parked/since-text.ts';

test.each([
  [-5000, '0 min'],
  [59_999, '0 min'],
  [60_000, '1 min'],
  [59 * 60_000, '59 min'],
  [60 * 60_000, '1 h 0 min'],
  [94 * 60_000, '1 h 34 min'],
])('%i ms are said as %s', (ms, text) => {
  expect(sinceText(ms)).toBe(text);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryOf, type Pace, waitLeft, waitWords } from './pace.ts';

const PACES: readonly Pace[] = [
  { after: 3, windowMs: 60_000, waitMs: 10_000 },
  { after: 5, windowMs: 600_000, waitMs: 300_000 },
];

test('slows down first, and blocks for longer only if it goes on', () => {
  expect(waitLeft(PACES, [100_000, 100_000], 100_000)).toBe(0);
  expect(waitLeft(PACES, [100_000, 100_000, 100_000], 102_000)).toBe(8000);
  expect(waitLeft(PACES, [100_000, 100_000, 100_000], 110_000)).toBe(0);
  expect(waitLeft(PACES, [1, 2, 3, 4, 5], 10)).toBe(299_995);
  expect(waitLeft(PACES, [1, 2, 3, 4, 5], 700_000)).toBe(0);
});

test('a wait that is over is none, however long ago it ended', () => {
  expect(waitLeft([{ after: 1, windowMs: 60_000, waitMs: 1000 }], [0], 5000)).toBe(0);
  expect(waitLeft([], [0], 5000)).toBe(0);
  expect(memoryOf([])).toEqual({ windowMs: 0, most: 0 });
});

const instants = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 12 });

test('one more try never shortens the wait, and waiting ends it', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 1_000_000 }), (tries, last) => {
      const now = 1_000_000;
      const before = waitLeft(PACES, tries, now);
      expect(waitLeft(PACES, [...tries, last], now)).toBeGreaterThanOrEqual(before);
      expect(waitLeft(PACES, tries, now + before)).toBe(0);
    }),
  );
});

test('the newest tries that are remembered decide as all of them would', () => {
  fc.assert(
    fc.property(instants, (tries) => {
      const { most, windowMs } = memoryOf(PACES);
      const now = 1_000_000;
      const kept = tries
        .filter((at) => at > now - windowMs)
        .toSorted((a, b) => b - a)
        .slice(0, most);
      expect(waitLeft(PACES, kept, now)).toBe(waitLeft(PACES, tries, now));
    }),
  );
});

test.each([
  [0, 'a second'],
  [1, 'a second'],
  [30_000, '30 seconds'],
  [59_000, '59 seconds'],
  [59_001, 'a minute'],
  [15 * 60_000, '15 minutes'],
  [14.2 * 60_000, '15 minutes'],
  [59 * 60_000, '59 minutes'],
  [3_600_000, 'an hour'],
  [3_600_001, '2 hours'],
  [2.5 * 3_600_000, '3 hours'],
  [19 * 3_600_000, '19 hours'],
  [20 * 3_600_000, 'a day'],
  [23.8 * 3_600_000, 'a day'],
])('%d ms is %s', (ms, words) => {
  expect(waitWords(ms)).toBe(words);
});

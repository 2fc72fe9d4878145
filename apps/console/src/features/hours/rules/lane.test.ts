import fc from 'fast-check';
import { isOverlapping, spansOf, writtenSpan } from '@servery/domain/hours/written-hours';
import { expect, test } from 'vitest';
import { placeIn, shownSpan, STEP, withAnother, withEnd, without } from '#features/hours/rules/lane.ts';

test('shows the usual day, and what lies before or after it', () => {
  expect(shownSpan([[], ['09:00-17:00']])).toEqual({ from: 360, to: 1320 });
  expect(shownSpan([['05:30-11:00'], ['18:00-01:15']])).toEqual({ from: 300, to: 1560 });
  expect(placeIn({ from: 360, to: 1320 }, 840)).toBe(50);
});

test.each([
  [{ at: 0, end: 'to', to: 845 }, ['11:00-14:00', '17:00-20:00']],
  [{ at: 0, end: 'to', to: 2000 }, ['11:00-17:00', '17:00-20:00']],
  [{ at: 1, end: 'from', to: 0 }, ['11:00-15:00', '15:00-20:00']],
  [{ at: 1, end: 'to', to: 1530 }, ['11:00-15:00', '17:00-01:30']],
  [{ at: 0, end: 'from', to: 2000 }, ['14:45-15:00', '17:00-20:00']],
] as const)('%o', (move, after) => {
  expect(withEnd(['11:00-15:00', '17:00-20:00'], move)).toEqual(after);
});

test('whatever is dragged where, hours never overlap and never vanish', () => {
  const step = fc.integer({ min: 0, max: 95 }).map((at) => at * STEP);
  fc.assert(
    fc.property(
      fc.uniqueArray(step, { minLength: 2, maxLength: 6 }),
      fc.record({
        at: fc.nat(3),
        end: fc.constantFrom('from' as const, 'to' as const),
        to: fc.integer({ min: -500, max: 4000 }),
      }),
      (edges, move) => {
        const sorted = edges.toSorted((a, b) => a - b);
        const written = sorted
          .flatMap((from, at) =>
            at % 2 === 0 && sorted[at + 1] !== undefined ? [{ from, to: sorted[at + 1] ?? 0 }] : [],
          )
          .map(writtenSpan);
        const after = withEnd(written, move);
        expect(after).toHaveLength(written.length);
        expect(isOverlapping(after)).toBe(false);
        for (const { from, to } of spansOf(after)) expect(to - from).toBeGreaterThanOrEqual(STEP);
      },
    ),
  );
});

test('adds a window where there is room, and takes one away', () => {
  expect(withAnother([])).toEqual(['09:00-17:00']);
  expect(withAnother(['09:00-12:00'])).toEqual(['09:00-12:00', '13:00-16:00']);
  expect(withAnother(['09:00-23:30'])).toEqual(['09:00-23:30']);
  expect(without(['09:00-12:00', '13:00-16:00'], 0)).toEqual(['13:00-16:00']);
});

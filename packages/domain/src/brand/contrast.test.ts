import { palette } from '@servery/contract/brand';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, contrastProblems } from '#brand/contrast';

const DARK_INKS = new Set([
  'ink',
  'ink-soft',
  'accent',
  'highlight-ink',
  'on-highlight',
  'bad',
  'good',
  'line-strong',
  'deep',
  'wallet',
]);
const light = palette.parse(
  Object.fromEntries(
    Object.keys(palette.shape).map((name) => [name, DARK_INKS.has(name) ? '#102a1e' : '#fdfbf6']),
  ),
);
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
});

test('measures the same from both sides, between 1 and 21', () => {
  fc.assert(
    fc.property(colour, colour, (a, b) => {
      expect(contrast(a, b)).toBe(contrast(b, a));
      expect(contrast(a, b)).toBeGreaterThanOrEqual(1);
      expect(contrast(a, b)).toBeLessThanOrEqual(21);
      expect(contrast(a, a)).toBe(1);
      expect(contrast(a.toUpperCase(), b)).toBe(contrast(a, b));
    }),
  );
});

test('finds nothing to object to in a palette that can be read', () => {
  expect(contrastProblems(light)).toEqual([]);
});

test('names the pair that cannot be read', () => {
  const found = contrastProblems({ ...light, 'accent-ink': '#102a1e' });
  expect(found).toMatchObject([{ ink: 'accent-ink', ground: 'accent', ratio: 1, least: 4.5 }]);
});

test('asks less of a line than of a text', () => {
  const grey = '#8a8a8a';
  expect(contrastProblems({ ...light, 'line-strong': grey })).toEqual([]);
  expect(contrastProblems({ ...light, bad: grey }).length).toBeGreaterThan(0);
});

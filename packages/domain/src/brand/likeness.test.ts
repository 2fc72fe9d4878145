import { palette } from '@servery/contract/brand';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourDistance, likenesses } from '#brand/likeness';

const MEANT = { accent: '#2f5d4a', good: '#2e7d4f', warn: '#a35f00', bad: '#b3362c', highlight: '#d9702b' };
const clear = palette.parse({
  ...Object.fromEntries(Object.keys(palette.shape).map((name) => [name, '#fdfbf6'])),
  ...MEANT,
});
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('measures from 0 for the same colour to 1 for black and white', () => {
  expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1, 3);
  // The published values of pure red: L 0.628, a 0.225, b 0.126.
  expect(colourDistance('#000000', '#ff0000')).toBeCloseTo(Math.hypot(0.628, 0.225, 0.126), 3);
  expect(colourDistance('#0000ff', '#ff0000')).toBeCloseTo(0.537, 2);
});

test('measures the same from both sides', () => {
  fc.assert(
    fc.property(colour, colour, (a, b) => {
      expect(colourDistance(a, b)).toBe(colourDistance(b, a));
      expect(colourDistance(a, a)).toBe(0);
    }),
  );
});

test('finds nothing to object to where each meaning has a colour of its own', () => {
  expect(likenesses(clear)).toEqual([]);
});

test('names an error that looks like a choice', () => {
  expect(likenesses({ ...clear, accent: '#ff7a66', bad: '#ff9c94' })).toMatchObject([
    {
      one: { colour: 'bad', meaning: 'wrong' },
      other: { colour: 'accent', meaning: 'chosen' },
      least: 0.12,
    },
  ]);
});

test.each([
  ['good', 'accent', '#b33a2c'],
  ['bad', 'good', '#30804f'],
  ['bad', 'highlight', '#d4652a'],
  ['highlight', 'bad', '#b8402f'],
  ['bad', 'warn', '#a65c05'],
  ['good', 'warn', '#a16203'],
] as const)('asks for a difference of %s', (name, _other, value) => {
  const found = likenesses({ ...clear, [name]: value });
  expect(found.some(({ one, other }) => [one.colour, other.colour].includes(name))).toBe(true);
});

test('lets a brand be green, as what is done is', () => {
  expect(likenesses({ ...clear, accent: MEANT.good })).toEqual([]);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrCode } from '#printing/qr';
import { readQr } from '#testing/read-qr';

const drawn = (text: string) => qrCode(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

/** As another encoder draws it, at level M with mask 0. */
test('draws the code that the standard has for a text', () => {
  expect(drawn('servery')).toEqual([
    '#######...###.#######',
    '#.....#.#..#..#.....#',
    '#.###.#...#...#.###.#',
    '#.###.#..##.#.#.###.#',
    '#.###.#.#.#.#.#.###.#',
    '#.....#...#.#.#.....#',
    '#######.#.#.#.#######',
    '.........####........',
    '#.#.#.#...##....#..#.',
    '.....#..#.#...##...##',
    '#...###.#...#...#####',
    '.#.###.#.#....#.....#',
    '.#.#..#.....#.#..#..#',
    '........#..#.#..##..#',
    '#######..#.#.####..##',
    '#.....#....###.##...#',
    '#.###.#.#.##.##.##.##',
    '#.###.#.......#.#..#.',
    '#.###.#.###.#..##...#',
    '#.....#..##...#....#.',
    '#######.#.#.#.###..##',
  ]);
});

test.each([
  [14, 21],
  [15, 25],
  [42, 29],
  [62, 33],
  [63, 37],
  [106, 41],
])('takes the smallest size for %i letters: %i', (letters, size) => {
  expect(qrCode('x'.repeat(letters))).toHaveLength(size);
});

test('has no code for what is too long', () => {
  expect(qrCode('x'.repeat(107))).toBeUndefined();
});

test('can be read back, whatever its size', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,106}$/), (text) => {
      expect(readQr(qrCode(text) ?? [])).toBe(text);
    }),
  );
});

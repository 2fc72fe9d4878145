import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrCode } from '#printing/qr';

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

/** The bits as a reader takes them: unmasked, in columns of two from the right, without what is the same in every code. */
function readBack(rows: readonly (readonly boolean[])[]): number[] {
  const size = rows.length;
  const isFrame = (row: number, column: number) =>
    (row < 9 && (column < 9 || column >= size - 8)) ||
    (row >= size - 8 && column < 9) ||
    row === 6 ||
    column === 6 ||
    (size > 21 && Math.abs(row - size + 7) <= 2 && Math.abs(column - size + 7) <= 2);
  const columns = Array.from({ length: size }, (_, at) => size - 1 - at).filter((column) => column !== 6);
  const bits: boolean[] = [];
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let step = 0; step < size; step += 1)
      for (const column of columns.slice(pair, pair + 2)) {
        const row = pair % 4 === 0 ? size - 1 - step : step;
        if (!isFrame(row, column)) bits.push(rows[row]?.[column] !== ((row + column) % 2 === 0));
      }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => byte * 2 + (bit ? 1 : 0), 0),
  );
}

/** Of codes in one block, as the reader finds it: four bits for the kind, eight for the length. */
test('can be read back', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,42}$/), (text) => {
      const nibbles = readBack(qrCode(text) ?? []).flatMap((byte) => [byte >> 4, byte & 15]);
      const length = (nibbles[1] ?? 0) * 16 + (nibbles[2] ?? 0);
      const bytes = Array.from(
        { length },
        (_, at) => (nibbles[3 + 2 * at] ?? 0) * 16 + (nibbles[4 + 2 * at] ?? 0),
      );
      expect([nibbles[0], new TextDecoder().decode(Uint8Array.from(bytes))]).toEqual([4, text]);
    }),
  );
});

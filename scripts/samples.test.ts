import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samplesIn, strangeIn } from './samples.ts';
import { ROOT } from './texts/source-files.ts';

const FOLDER = 'docs/how-to';
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const samples = readdirSync(join(ROOT, FOLDER)).flatMap((page) =>
  samplesIn(read(`${FOLDER}/${page}`)).map((sample, at) => ({ page, at: at + 1, ...sample })),
);

test.each(samples)('sample $at of $page stands in $file, which is compiled', ({ file, code }) => {
  expect(strangeIn(code, read(file))).toEqual([]);
});

test('there are samples', () => {
  expect(samples.length).toBeGreaterThan(4);
});

const SOURCE =
  'export const a = (tx: Tx, b: string): void => {\n  go(tx, {\n    b,\n  }); // now\n  stop();\n};\n';

test('a sample may leave out, and be formatted otherwise', () => {
  expect(
    strangeIn('export const a = (tx: Tx, …): void => {\n  go(tx, { b }); // here\n  …\n};', SOURCE),
  ).toEqual([]);
});

test('names what is not in the code, and what stands in another order', () => {
  expect(strangeIn('go(tx, b);', SOURCE)).toEqual(['go(tx, b);']);
  expect(strangeIn('stop(); … go(tx, { b });', SOURCE)).toEqual(['go(tx, { b });']);
});

test('finds each block with the file of its step', () => {
  const page =
    '1. **`a/b.ts`**: one.\n\n   ```ts\n   const x = 1;\n   ```\n\n2. **`c.ts`** and **`d.tsx`**: two.\n\n```ts\ny();\n```\n\n```sh\nz\n```\n';
  expect(samplesIn(page).map(({ file, code }) => [file, code.trim()])).toEqual([
    ['a/b.ts', 'const x = 1;'],
    ['d.tsx', 'y();'],
  ]);
});

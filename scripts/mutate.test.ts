import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AT_LENGTH } from '../apps/server/testing/at-length.ts';
import { mutantsOf } from './mutation/mutants.ts';
import { judge } from './mutation/run.ts';

const root = join(import.meta.dirname, 'mutation/sample');
const file = join(root, 'fares.ts');
const source = readFileSync(file, 'utf8');

/** What is changed to what. */
const changes = (code: string): string[] => mutantsOf('a.ts', code).map(({ from, to }) => `${from} → ${to}`);

test('changes what runs, and leaves types, imports, comments and words as they are', () => {
  const code = `
    import { a } from './1.ts';
    type Size = 1 | 2;
    /* 1 < 2 */ const word = 'x' + \`y < \${a}\`;
    export const first = (sizes?: Size[]): Size => sizes?.filter((size) => size > 1)[0] as Size;
  `;
  expect(changes(code)).toEqual([
    'sizes?.filter((size) => size > 1) → sizes',
    'size > 1 → (size >= 1)',
    'size > 1 → (size <= 1)',
    '1 → 2',
    '1 → 0',
    '0 → 1',
    '0 → (-1)',
  ]);
});

test('takes each name out of a list, turns conditions, and leaves out what is done', () => {
  expect(changes(`const may = new Set(['a', 'b']);`)).toEqual([`['a', 'b'] → ['b']`, `['a', 'b'] → ['a']`]);
  expect(changes('if (open(a)) pay(b);')).toEqual(['open(a) → !(open(a))', 'pay(b) → undefined']);
  expect(changes('a = b.toString();')).toEqual(['a = b.toString() → undefined']);
  expect(changes('const f = () => { return a ?? b; };')).toEqual(['a ?? b → undefined', 'a ?? b → (a && b)']);
});

test.runIf(AT_LENGTH)(
  'a strong test kills every mistake, a weak one lets some live, and what nobody asks is not covered',
  async () => {
    const mutants = mutantsOf(file, source);
    const judged = await judge({
      scope: { root, include: ['*.check.ts'] },
      seed: 1,
      mutants,
      workers: 1,
      graceMs: 2_000,
    });
    const of = (name: string) => judged.filter(({ source: line }) => line.includes(name));
    const told = (name: string) => of(name).map(({ to, verdict }) => `${to} ${verdict}`);

    expect(new Set(of('fareOf').map(({ verdict }) => verdict))).toEqual(new Set(['killed']));
    expect(told('isFree')).toEqual(['(age <= 4) survived', '(age >= 4) killed', '5 survived', '3 survived']);
    expect(new Set(of('neverAsked').map(({ verdict }) => verdict))).toEqual(new Set(['not covered']));
    // Counting up never comes to an end.
    expect(told('left--')).toContain('left++ killed');
    expect(readFileSync(file, 'utf8')).toBe(source);
  },
);

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, parseSync, type Rolldown } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { drawn, listed } from './draw.ts';
import { mutantsOf } from './mutants.ts';
import { schemataOf, switched } from './schemata.ts';

declare global {
  var isMutant: ((id: number) => boolean) | undefined;
}

const root = join(import.meta.dirname, 'sample');
const file = join(root, 'fares.ts');
const fares = mutantsOf(file, readFileSync(file, 'utf8'));
const idsOf = (name: string) => [...fares.keys()].filter((id) => fares[id]!.source.includes(name));

type Fares = { fareOf(age: number, full: number): number; isFree(age: number): boolean };

/** The sample as a client is built: once, with all its mutants in it. */
async function builtOnce(): Promise<Fares> {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const MUTANTS = join(folder, 'mutants.json');
  writeFileSync(MUTANTS, JSON.stringify(listed(fares)));
  const plugins = schemataOf({ MUTANTS });
  rmSync(folder, { recursive: true });
  const made = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { write: false, minify: false, lib: { entry: file, formats: ['cjs'], fileName: 'fares' } },
  })) as Rolldown.RolldownOutput[];
  const chunk = made[0]?.output[0];
  const module = { exports: {} as Fares };
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('module', 'exports', chunk?.code ?? '')(module, module.exports);
  return module.exports;
}

afterEach(() => {
  globalThis.isMutant = undefined;
});

test('a build with all mutants in it does what it always did, until it is told which of them it is', async () => {
  const { fareOf, isFree } = await builtOnce();
  const paid = () => [15, 16, 17].map((age) => fareOf(age, 8));
  expect(paid()).toEqual([4, 8, 8]);

  const reached = new Set<number>();
  globalThis.isMutant = (id) => {
    reached.add(id);
    return false;
  };
  expect(paid()).toEqual([4, 8, 8]);
  expect([...reached].toSorted((a, b) => a - b)).toEqual(idsOf('fareOf'));

  for (const mutant of idsOf('fareOf')) {
    globalThis.isMutant = (id) => id === mutant;
    expect([fares[mutant]!.to, paid()]).not.toEqual([fares[mutant]!.to, [4, 8, 8]]);
    expect(isFree(3)).toBe(true);
  }
});

const NOTE = `
  type Props = { left?: number; names?: readonly string[] };
  export const Note = ({ left = 0, names }: Props) => {
    if (!left) return <p>Nobody’s “left”</p>;
    return <p>{names?.filter((name) => name !== '').length ?? left > 1 ? <b>{left}</b> : null}</p>;
  };
`;

test('draws what is made in a component: in its code and in what it shows, not in its words', () => {
  const mutants = mutantsOf('note.tsx', NOTE);
  expect(mutants.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    '0 → 1',
    '0 → (-1)',
    '!left → left',
    '<p>Nobody’s “left”</p> → undefined',
    "<p>{names?.filter((name) => name !== '').length ?? left > 1 ? <b>{left}</b> : null}</p> → undefined",
    "names?.filter((name) => name !== '').length ?? left > 1 → !(names?.filter((name) => name !== '').length ?? left > 1)",
    "names?.filter((name) => name !== '').length ?? left > 1 → (names?.filter((name) => name !== '').length && left > 1)",
    "names?.filter((name) => name !== '') → names",
    "name !== '' → (name === '')",
    'left > 1 → (left >= 1)',
    'left > 1 → (left <= 1)',
    '1 → 2',
    '1 → 0',
  ]);
  for (const { start, end, was } of mutants) expect(NOTE.slice(start, end)).toBe(was);
  const code = switched(NOTE, listed(mutants));
  expect(parseSync('note.tsx', code).errors).toEqual([]);
  for (const [id] of mutants.entries()) expect(code.split(`isMutant?.(${id}) ?`)).toHaveLength(2);
});

test('without a list nothing is built differently', () => {
  expect(schemataOf({})).toEqual([]);
});

test('a list is of no use for a file that has changed since', () => {
  const mutants = listed(mutantsOf('note.tsx', NOTE));
  expect(() => switched(`// New\n${NOTE}`, mutants)).toThrow('has changed since its mutants were drawn');
});

test('so many are drawn of all, always the same by the same seed, in the order in which they stand', () => {
  const all = Array.from({ length: 100 }, (_, at) => at);
  const some = drawn(all, 10, 1);
  expect(some).toHaveLength(10);
  expect(some).toEqual(some.toSorted((a, b) => a - b));
  expect(drawn(all, 10, 1)).toEqual(some);
  expect(drawn(all, 10, 2)).not.toEqual(some);
  expect([drawn(all, 100, 1), drawn(all, undefined, 1)]).toEqual([all, all]);
});

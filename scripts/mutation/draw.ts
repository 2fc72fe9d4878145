import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { EQUIVALENTS, isSame } from './equivalents.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import type { Switchable } from './schemata.ts';
import { type Area, AREAS, ROOT } from './scopes.ts';

/** The same sample for the same seed, whatever the machine (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of them, in the order in which they stand; all where no number is given. */
export function drawn<T>(all: readonly T[], most: number | undefined, seed: number): readonly T[] {
  if (most === undefined || most >= all.length) return all;
  const random = randomFrom(seed);
  const mixed = [...all.keys()].map((at) => ({ at, rank: random() })).toSorted((a, b) => a.rank - b.rank);
  const chosen = new Set(mixed.slice(0, most).map(({ at }) => at));
  return all.filter((_, at) => chosen.has(at));
}

/** What several would try is tried by the first of them. */
function isTriedBefore(area: Area, file: string): boolean {
  const before = AREAS.slice(0, AREAS.indexOf(area)).filter(
    ({ root, tests }) => root === area.root && tests.length > 0,
  );
  return before.some(({ files }) => files.some((pattern) => matchesGlob(file, pattern)));
}

const isCode = (file: string): boolean => !/\.test\.tsx?$|\.d\.ts$/.test(file);

export type Filed = { area: Area; files: readonly string[]; mutants: readonly Mutant[]; left: number };

/** Every mutant of an area, or of those files of it that are asked for. */
export function mutantsIn(area: Area, wanted?: string): Filed {
  const root = join(ROOT, area.root);
  const files = globSync([...area.files], { cwd: root })
    .filter((file) => area.tests.length === 0 || !isTriedBefore(area, file))
    .map((file) => join(root, file))
    .filter(isCode)
    .filter((file) => wanted === undefined || matchesGlob(relative(ROOT, file), wanted))
    .toSorted();
  const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
  const mutants = all.filter((mutant) => !EQUIVALENTS.some((one) => isSame(one, mutant)));
  return { area, files, mutants, left: all.length - mutants.length };
}

/** As a list that another run can be given: what it names is found again by file and range, and `was` says whether the file is still the same. */
export const listed = (mutants: readonly Mutant[]): (Switchable & { line: number })[] =>
  mutants.map(({ file, line, start, end, was, code, seen }, id) => ({
    id,
    file: relative(ROOT, file),
    line,
    start,
    end,
    was,
    code,
    seen,
  }));

import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, matchesGlob, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EQUIVALENTS, isSame } from './mutation/equivalents.ts';
import { mutantsOf, type Mutant } from './mutation/mutants.ts';
import { reportOf, told } from './mutation/report.ts';
import { judge, type Judged } from './mutation/run.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Where a small mistake costs money, food or trust, and tests without a database could find it. */
const SCOPES: readonly { root: string; files: readonly string[]; tests: readonly string[] }[] = [
  {
    root: 'packages/domain',
    files: [
      'src/money.ts',
      'src/{payments,totals,fulfilment,delivery,hours,people,orders,cart,promos,rewards,tax,printing}/*.ts',
      'src/{address,capacity,checkout,limits,locations,menu,ordering,venue}/*.ts',
    ],
    tests: ['src/**/*.test.ts'],
  },
  { root: 'packages/contract', files: ['src/form/*.ts'], tests: ['src/**/*.test.ts'] },
  { root: 'apps/order', files: ['src/api/*.ts'], tests: ['src/**/*.test.ts'] },
  {
    root: 'apps/server',
    files: ['src/providers/{card/xml,*/*-list}.ts', 'src/stores/{payment-ids,order-refs}.ts'],
    tests: ['src/providers/**/{listing,xml,*-list}.test.ts', 'src/stores/{payment-ids,order-refs}.test.ts'],
  },
];

const { values } = parseArgs({
  options: {
    files: { type: 'string' },
    max: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
  },
});
const seed = Number(values.seed);

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

function sampleOf(mutants: readonly Mutant[]): readonly Mutant[] {
  if (values.max === undefined) return mutants;
  const random = randomFrom(seed);
  const mixed = mutants.map((mutant) => ({ mutant, rank: random() })).toSorted((a, b) => a.rank - b.rank);
  return mixed.slice(0, Number(values.max)).map(({ mutant }) => mutant);
}

const isAsked = (file: string): boolean =>
  !/\.test\.tsx?$/.test(file) &&
  (values.files === undefined || matchesGlob(relative(ROOT, file), values.files));

const judged: Judged[] = [];
let left = 0;
for (const scope of SCOPES) {
  const root = join(ROOT, scope.root);
  const files = globSync([...scope.files], { cwd: root }).map((file) => join(root, file));
  const all = files.filter(isAsked).flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
  const counted = all.filter((mutant) => !EQUIVALENTS.some((one) => isSame(one, mutant)));
  left += all.length - counted.length;
  const mutants = Object.values(Object.groupBy(counted, ({ file }) => file)).flatMap((those = []) =>
    sampleOf(those),
  );
  if (mutants.length === 0) continue;
  console.log(`${scope.root}: ${mutants.length} mutants in ${files.filter(isAsked).length} files`);
  const tell = (one: Judged): void => {
    if (one.verdict === 'survived') console.log(`survived  ${told(ROOT, one)}`);
  };
  const workers = Number(values.workers);
  judged.push(
    ...(await judge({
      scope: { root, include: scope.tests },
      seed,
      mutants,
      workers,
      graceMs: 10_000,
      tell,
    })),
  );
}
console.log(`\n${reportOf(ROOT, judged)}\n${left} known as equivalent, left out`);
process.exitCode = judged.some(({ verdict }) => verdict !== 'killed') ? 1 : 0;

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listed } from './draw.ts';
import type { Mutant } from './mutants.ts';
import type { Judged, Verdict } from './run.ts';
import { ROOT } from './scopes.ts';

const FOLDER = join(ROOT, '.cache/mutants');
const LIST = join(FOLDER, 'list.json');
const ASK = join(FOLDER, 'ask.json');
const REACHED = join(FOLDER, 'reached.jsonl');
const REPORT = join(FOLDER, 'report.json');

/** How many tests a mutant meets in each round: those that reach least besides know it best. */
const ROUNDS = [3, 10, 40];

type Assertion = { status: string; title: string; ancestorTitles: readonly string[] };
type Report = { testResults: readonly { name: string; assertionResults: readonly Assertion[] }[] };
type Plan = Record<string, number[]>;

/** The screens, on a client that has all the mutants in it. What a mistake keeps from coming is not waited for long. */
async function runScreens(ask: { plan?: Plan; reached?: string }): Promise<Report> {
  writeFileSync(ASK, JSON.stringify(ask));
  const env = {
    ...process.env,
    MUTANTS: LIST,
    SCREENS_MUTANTS: ASK,
    SCREENS_PATIENCE: ask.plan ? '8000' : '20000',
  };
  const args = [
    'run',
    '--project=screens',
    '--testTimeout=60000',
    '--reporter=json',
    `--outputFile=${REPORT}`,
  ];
  rmSync(REPORT, { force: true });
  const vitest = spawn(join(ROOT, 'node_modules/.bin/vitest'), args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((done) => vitest.once('exit', done));
  if (!existsSync(REPORT)) throw new Error('the screens ended before they were through');
  return JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
}

const keyOf = (file: string, { ancestorTitles, title }: Assertion): string =>
  [basename(file), ...ancestorTitles, title].join(' > ');

/** For each mutant the tests that pass as it is and come across it, those first that come across few. */
async function testsByMutant(): Promise<ReadonlyMap<number, readonly string[]>> {
  rmSync(REACHED, { force: true });
  const { testResults } = await runScreens({ reached: REACHED });
  const passed = new Set(
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map((one) => keyOf(name, one)),
    ),
  );
  const lines = readFileSync(REACHED, 'utf8').trim().split('\n');
  const all = lines.map((line) => JSON.parse(line) as { test: string; reached: number[] });
  const found = new Map<number, string[]>();
  for (const { test, reached } of all.toSorted((one, other) => one.reached.length - other.reached.length))
    if (passed.has(test)) for (const id of reached) found.set(id, [...(found.get(id) ?? []), test]);
  return found;
}

const killedIn = ({ testResults }: Report): number[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => Number(/ #(\d+)$/.exec(title)?.[1] ?? -1)),
  );

/** A client's mutants, by the screens: built once with all of them, each test again for each mutant that it may notice. */
export async function judgeScreens(
  mutants: readonly Mutant[],
  tell: (one: Judged) => void,
): Promise<Judged[]> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(LIST, JSON.stringify(listed(mutants)));
  const tests = await testsByMutant();
  const alive = new Set(tests.keys());
  for (const [at, most] of ROUNDS.entries()) {
    const plan: Plan = {};
    for (const id of alive)
      for (const test of (tests.get(id) ?? []).slice(ROUNDS[at - 1] ?? 0, most)) (plan[test] ??= []).push(id);
    if (Object.keys(plan).length > 0) for (const id of killedIn(await runScreens({ plan }))) alive.delete(id);
  }
  return mutants.map((mutant, id) => {
    const verdict: Verdict = !tests.has(id) ? 'not covered' : alive.has(id) ? 'survived' : 'killed';
    const one = { ...mutant, verdict };
    tell(one);
    return one;
  });
}

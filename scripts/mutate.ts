import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawn, type Filed, listed, mutantsIn } from './mutation/draw.ts';
import { ROOT } from './mutation/scopes.ts';
import { reportOf, told } from './mutation/report.ts';
import { judge, type Judged } from './mutation/run.ts';
import { judgeScreens } from './mutation/screens.ts';
import { AREAS } from './mutation/scopes.ts';

const USE = `npm run mutate -- [--scope <name>]… [--files <glob>] [--max <n>] [--draw <n>] [--seed <n>] [--list]
  --scope  ${AREAS.map(({ name }) => name).join(', ')}; all but the clients where none is named; order and console are judged by the screens
  --files  only of these files
  --max    so many of each file, --draw so many of all
  --list   prints them as JSON, and tries none`;

const { values } = parseArgs({
  options: {
    scope: { type: 'string', multiple: true },
    files: { type: 'string' },
    max: { type: 'string' },
    draw: { type: 'string' },
    list: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
  },
});
const seed = Number(values.seed);
const count = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

const wanted = values.scope;
const unknown = wanted?.filter((each) => !AREAS.some(({ name }) => name === each)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no scope ${unknown.join(', ')}.\n${USE}`);
  process.exit(2);
}

/** Those of the areas that are asked for: so many of each file, and of these so many in all. */
function chosen(): readonly Filed[] {
  const areas = AREAS.filter(
    ({ name, tests }) => wanted?.includes(name) ?? (values.list || tests.length > 0),
  );
  const filed = areas.map((area) => mutantsIn(area, values.files));
  const sampled = filed.map((each) => ({
    ...each,
    mutants: Object.values(Object.groupBy(each.mutants, ({ file }) => file)).flatMap((those = []) =>
      drawn(those, count(values.max), seed),
    ),
  }));
  const all = drawn(
    sampled.flatMap(({ mutants }) => mutants),
    count(values.draw),
    seed,
  );
  const kept = new Set(all);
  return sampled.map((each) => ({ ...each, mutants: each.mutants.filter((mutant) => kept.has(mutant)) }));
}

async function judgeAll(filed: readonly Filed[]): Promise<void> {
  const judged: Judged[] = [];
  const tell = (one: Judged): void => {
    if (one.verdict === 'survived') console.log(`survived  ${told(ROOT, one)}`);
  };
  // One build has the mutants of both clients.
  const inClients = filed.filter(({ area }) => area.tests.length === 0).flatMap(({ mutants }) => mutants);
  if (inClients.length > 0) {
    console.log(`clients: ${inClients.length} mutants, by the screens`);
    judged.push(...(await judgeScreens(inClients, tell)));
  }
  for (const { area, files, mutants } of filed) {
    if (mutants.length === 0 || area.tests.length === 0) continue;
    console.log(`${area.name}: ${mutants.length} mutants in ${files.length} files`);
    const { tests: include, globalSetup } = area;
    const scope = {
      root: join(ROOT, area.root),
      include,
      ...(globalSetup !== undefined && { globalSetup: join(ROOT, globalSetup) }),
    };
    const workers = Number(values.workers);
    judged.push(...(await judge({ scope, seed, mutants, workers, graceMs: 10_000, tell })));
  }
  const left = filed.reduce((sum, each) => sum + each.left, 0);
  console.log(`\n${reportOf(ROOT, judged)}\n${left} known as equivalent, left out`);
  process.exitCode = judged.some(({ verdict }) => verdict !== 'killed') ? 1 : 0;
}

const filed = chosen();
if (values.list) console.log(JSON.stringify(listed(filed.flatMap(({ mutants }) => mutants)), null, 1));
else await judgeAll(filed);

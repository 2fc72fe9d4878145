import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { mutated, watched, type Mutant } from './mutants.ts';

/** The tests of one package, and which files of it are looked at. */
export type Scope = { root: string; include: readonly string[]; globalSetup?: string };
export type Job = { scope: Scope; seed: number; mutants: readonly Mutant[] };

/** What one test file reaches of the mutants, by their numbers, and how long it takes without any. */
export type Reach = { test: string; ms: number; reached: readonly number[]; ok: boolean };

export type Ask =
  | ({ kind: 'begin' } & Job)
  | { kind: 'reach' }
  | { kind: 'try'; mutant: number; tests: readonly string[] };
export type Answer = { begun: true } | { reach: readonly Reach[] } | { killed: boolean };

/** What a file is loaded as. No file is ever written to. */
type Rewrite = (source: string, file: string) => string;

type Place = { files: ReadonlySet<string>; folder: string; reachedFile: string; rewrite: Rewrite };

const openVitest = ({ scope, seed }: Job, { files, folder, reachedFile, rewrite }: Place) =>
  createVitest(
    'test',
    {
      config: false,
      watch: false,
      root: scope.root,
      include: [...scope.include],
      ...(scope.globalSetup !== undefined && { globalSetup: scope.globalSetup }),
      related: [...files],
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      // What is kept on the disk would be found again by the next run, with the mistake in it.
      fsModuleCache: false,
      silent: true,
      reporters: [{}],
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 60_000, interval: 20 } },
      setupFiles: [join(import.meta.dirname, 'reached.ts')],
      env: { MUTATION_SEED: String(seed), MUTATION_REACHED: reachedFile },
    },
    {
      logLevel: 'silent',
      cacheDir: join(folder, 'cache'),
      plugins: [
        {
          name: 'mutation',
          enforce: 'pre',
          transform: (source, id) => (files.has(id) ? { code: rewrite(source, id), map: null } : undefined),
        },
      ],
    },
  );

/** One vitest that is kept for all mutants, as its start takes longer than the tests. */
async function start(job: Job) {
  const files = new Set(job.mutants.map(({ file }) => file));
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const reachedFile = join(folder, 'reached.json');
  let current: Rewrite = (source) => source;
  const rewrite: Rewrite = (source, file) => current(source, file);
  const vitest = await openVitest(job, { files, folder, reachedFile, rewrite });
  const tests = await vitest.getRelevantTestSpecifications();

  async function passes(specs: TestSpecification[], next: Rewrite): Promise<boolean> {
    current = next;
    for (const file of files) vitest.invalidateFile(file);
    const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(specs);
    const asked = new Set(specs.map(({ moduleId }) => moduleId));
    // Those that were run earlier are answered too.
    const answered = testModules.filter(({ moduleId }) => asked.has(moduleId));
    return unhandledErrors.length === 0 && answered.every((module) => module.ok());
  }

  const numbered = Map.groupBy(job.mutants.entries(), ([, { file }]) => file);
  const watchedFile: Rewrite = (source, file) => watched(source, numbered.get(file) ?? []);

  return {
    async reach(): Promise<Reach[]> {
      const found: Reach[] = [];
      for (const test of tests) {
        const began = performance.now();
        const ok = await passes([test], watchedFile);
        const reached = JSON.parse(readFileSync(reachedFile, 'utf8')) as number[];
        found.push({ test: test.moduleId, ms: performance.now() - began, reached, ok });
      }
      return found;
    },
    async isKilled(id: number, chosen: readonly string[]): Promise<boolean> {
      const mutant = job.mutants[id]!;
      const specs = tests.filter(({ moduleId }) => chosen.includes(moduleId));
      return !(await passes(specs, (source, file) =>
        file === mutant.file ? mutated(source, mutant) : source,
      ));
    },
  };
}

let started: Promise<Awaited<ReturnType<typeof start>>> | undefined;

async function answer(ask: Ask): Promise<Answer> {
  if (ask.kind === 'begin') started = start(ask);
  const here = await started!;
  if (ask.kind === 'begin') return { begun: true };
  if (ask.kind === 'reach') return { reach: await here.reach() };
  return { killed: await here.isKilled(ask.mutant, ask.tests) };
}

// Whoever asks may be ended at any moment; nobody is left behind, in an endless loop perhaps.
process.on('disconnect', () => process.exit());

process.on('message', (ask: Ask) => {
  void answer(ask).then((reply) => process.send?.(reply));
});

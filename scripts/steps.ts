import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readJourneys, type Report } from './journey-report.ts';
import { readUnits, type UnitReport } from './unit-report.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const BIN = join(ROOT, 'node_modules/.bin');

export type Count = { passed: number; failed: number; said?: readonly string[] };
/** `counts` reads from `report` how many tests a step had; a step without them is one thing that holds or does not. */
export type Step = {
  name: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  report?: string;
  counts?: () => Count;
};
export type Done = { step: Step; ok: boolean; count: Count; seconds: number; said: string };

const reportFile = (name: string): string => join(CACHE, `${name}-report.json`);
const reportOf = (name: string): unknown => JSON.parse(readFileSync(reportFile(name), 'utf8'));

export const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args });
export const tool = (name: string, command: string, ...args: string[]): Step => ({ name, command, args });

type Run = { name: string; args: readonly string[]; env?: Readonly<Record<string, string>> };

/** Tests of Vitest; what ran is kept in `.cache/<report>-report.json`. */
export const vitest = (report: string, { name, args, env }: Run): Step => ({
  name,
  command: 'vitest',
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile(report)}`, ...args],
  ...(env && { env }),
  report: reportFile(report),
  counts: () => readUnits(reportOf(report) as UnitReport),
});

/** Tests of Playwright; what ran is kept in `.cache/<report>-report.json`. */
export const playwright = (report: string, { name, args, env }: Run): Step => ({
  ...tool(name, 'playwright', 'test', '-c', 'e2e/playwright.config.ts', ...args),
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(report), ...env },
  report: reportFile(report),
  counts: () => readJourneys(reportOf(report) as Report),
});

/** A step that ends badly without a failed test of its own counts as one failure. */
function countOf({ counts }: Step, ok: boolean): Count {
  if (!counts) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const count = counts();
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function begin({ command, args, env, report }: Step, shown: boolean): ChildProcess {
  // What an earlier run left would be counted for a step that could not even begin.
  if (report) rmSync(report, { force: true });
  mkdirSync(CACHE, { recursive: true });
  return spawn(command, args, {
    cwd: ROOT,
    stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${BIN}:${process.env['PATH'] ?? ''}`,
      NO_COLOR: '1',
      // Workers, servers and commands are started hundreds of times: what V8 made of their code is kept.
      NODE_COMPILE_CACHE: join(CACHE, 'node'),
      ...env,
    },
  });
}

/** Runs a step. `shown` as it goes, or with what it said kept for later. */
function run(step: Step, shown: boolean): Promise<Done> {
  const started = performance.now();
  return new Promise((done, failed) => {
    let said = '';
    const child = begin(step, shown);
    for (const out of [child.stdout, child.stderr])
      out?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.on('error', failed);
    child.on('close', (code) => {
      const ok = code === 0;
      const seconds = (performance.now() - started) / 1000;
      done({ step, ok, count: countOf(step, ok), seconds, said: said.trimEnd() });
    });
  });
}

/** One after the other, as it goes: each of them uses all that the machine has. */
export async function oneByOne(steps: readonly Step[]): Promise<Done[]> {
  const all: Done[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    all.push(await run(step, true));
  }
  return all;
}

/** Lanes go on beside each other, each with one step after the other: while one waits, another computes. */
export async function inLanes(lanes: readonly (readonly Step[])[]): Promise<Done[]> {
  const all: Done[] = [];
  const go = async (steps: readonly Step[]): Promise<void> => {
    for (const step of steps) {
      const done = await run(step, false);
      all.push(done);
      tell(done);
    }
  };
  await Promise.all(lanes.map(go));
  return all;
}

/** Two at a time, in the order that is given: what takes longest is begun first. */
export async function sideBySide(steps: readonly Step[], ended: (done: Done) => void): Promise<Done[]> {
  const waiting = [...steps];
  const all: Done[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const done = await run(step, false);
      all.push(done);
      ended(done);
    }
  };
  await Promise.all([work(), work()]);
  return all;
}

/** How a step ended; what it said, whole, where that was badly, or where it is what somebody wanted to read. */
export function tell({ step, ok, seconds, said }: Done): void {
  console.log(`\n== ${step.name}: ${ok ? 'ok' : 'FAILED'}, ${seconds.toFixed(1)} s`);
  if (said !== '' && (!ok || step.counts === undefined)) console.log(said);
}

/** The last lines of a run: why something failed, each step with its numbers, and all of them together. */
export function conclude(all: readonly Done[]): void {
  const said = all.flatMap(({ count }) => count.said ?? []);
  const sum = (of: 'passed' | 'failed') => all.reduce((total, { count }) => total + count[of], 0);
  const lines = all.map(
    ({ step, count, seconds }) =>
      `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(1)} s`,
  );
  if (said.length > 0) console.log(`\n${said.join('\n\n')}`);
  console.log(`\n${lines.join('\n')}\n\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readJourneys, type Report } from './journey-report.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { filesToAskAgain, readUnits, type UnitReport } from './unit-report.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, '.cache');
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

/** `settled`: what failed at first passed when it was asked again. */
type Count = { passed: number; failed: number; said?: string[]; settled?: boolean };
type Step = { name: string; command: string; args: string[]; counts?: () => Count | Promise<Count> };

const reportFile = (name: string): string => join(CACHE, `${name}-report.json`);

const unitArgs = (report: string): string[] => [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile(report)}`,
];

const unitReport = (name: string): UnitReport =>
  JSON.parse(readFileSync(reportFile(name), 'utf8')) as UnitReport;

/** A few that failed are asked again by themselves. */
async function vitestCounts(): Promise<Count> {
  const first = unitReport('vitest');
  const files = filesToAskAgain(first);
  if (files.length === 0) return readUnits(first);
  console.log(`\n== once more: ${files.join(', ')}`);
  const again = { name: 'once more', command: bin('vitest'), args: [...unitArgs('vitest-again'), ...files] };
  const settled = await run(again);
  return { ...readUnits(first, unitReport('vitest-again')), settled };
}

function playwrightCounts(): Count {
  return readJourneys(JSON.parse(readFileSync(reportFile('playwright'), 'utf8')) as Report);
}

const STEPS: readonly Step[] = [
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  { name: 'types, server side', command: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  { name: 'types, browser side', command: bin('tsc'), args: ['-p', 'tsconfig.browser.json'] },
  { name: 'types, journeys', command: bin('tsc'), args: ['-p', 'tsconfig.e2e.json'] },
  { name: 'import directions', command: process.execPath, args: ['scripts/boundaries.ts'] },
  { name: 'nothing unused', command: bin('knip'), args: [] },
  { name: 'requirement ids', command: process.execPath, args: ['scripts/requirements.ts', '--quiet'] },
  { name: 'build', command: process.execPath, args: ['scripts/build.ts'] },
  { name: 'a clean clone starts', command: process.execPath, args: ['scripts/clean-start.ts'] },
  { name: 'size', command: process.execPath, args: ['scripts/size.ts'] },
  {
    name: 'unit and server tests (SQLite and PostgreSQL)',
    command: bin('vitest'),
    args: unitArgs('vitest'),
    counts: vitestCounts,
  },
  {
    name: 'browser journeys',
    command: bin('playwright'),
    args: ['test', '-c', 'e2e/playwright.config.ts', '--retries=1'],
    counts: playwrightCounts,
  },
];

function run(step: Step): Promise<boolean> {
  return new Promise((done) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile('playwright'), NO_COLOR: '1' };
    const child = spawn(step.command, step.args, { cwd: ROOT, stdio: 'inherit', env });
    child.on('exit', (code) => done(code === 0));
  });
}

/** A step that ends badly without a failed test of its own, because it could not even begin, counts as one failure. */
async function countOf(step: Step, ok: boolean): Promise<Count> {
  if (!step.counts) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const count = await step.counts();
    return ok || count.settled || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function main(): Promise<void> {
  ensureSystemPackages();
  mkdirSync(CACHE, { recursive: true });
  for (const name of ['vitest', 'vitest-again', 'playwright'])
    if (existsSync(reportFile(name))) rmSync(reportFile(name));
  const total: Count = { passed: 0, failed: 0 };
  const lines: string[] = [];
  const said: string[] = [];
  for (const step of STEPS) {
    const started = performance.now();
    console.log(`\n== ${step.name}`);
    const ok = await run(step);
    const count = await countOf(step, ok);
    total.passed += count.passed;
    total.failed += count.failed;
    said.push(...(count.said ?? []));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    lines.push(
      `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
    );
  }
  if (said.length > 0) console.log(`\n${said.join('\n\n')}`);
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main();

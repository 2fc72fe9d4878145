import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { planFor, type Step } from './check-plan.ts';

const ROOT = resolve(import.meta.dirname, '..');

const { values } = parseArgs({ options: { since: { type: 'string' } } });

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Where this work left main; main itself where it is on it. */
function origin(): string {
  if (values.since) return values.since;
  for (const main of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', main).trim();
    } catch {
      // A clone need not have both.
    }
  return 'HEAD';
}

const changedFiles = (): string[] => [
  ...new Set([
    ...lines(git('diff', '--name-only', origin())),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]),
];

type Done = Step & { ok: boolean; seconds: string; said: string };

function run(step: Step): Promise<Done> {
  const started = performance.now();
  return new Promise((done) => {
    let said = '';
    const env = {
      ...process.env,
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
      NO_COLOR: '1',
    };
    const child = spawn(step.command, step.args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const out of [child.stdout, child.stderr])
      out.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name}, ${seconds} s`);
      done({ ...step, ok: code === 0, seconds, said });
    });
  });
}

/** Two at a time: what is slow by itself, types and tests, is begun first. */
async function runAll(steps: readonly Step[]): Promise<Done[]> {
  const waiting = [...steps];
  const done: Done[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) done.push(await run(step));
  };
  await Promise.all([work(), work()]);
  return done;
}

const changed = changedFiles();
const { steps, leftOut } = planFor(changed, (file) => existsSync(join(ROOT, file)));
console.log(`${changed.length} files changed since ${values.since ?? 'main'}`);
const done = await runAll(steps);
const failed = done.filter(({ ok }) => !ok);
for (const { name, said } of failed) console.log(`\n== ${name}\n${said.trimEnd()}`);
console.log(`\nleft out: ${leftOut.join('; ')}`);
console.log(`${done.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

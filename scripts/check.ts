import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { planFor } from './check-plan.ts';
import { sideBySide } from './steps.ts';

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

const changed = changedFiles();
const { steps, leftOut } = planFor(changed, (file) => existsSync(join(ROOT, file)));
console.log(`${changed.length} files changed since ${values.since ?? 'main'}`);
const done = await sideBySide(steps, ({ step, ok, seconds }) =>
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.name}, ${seconds.toFixed(1)} s`),
);
const failed = done.filter(({ ok }) => !ok);
for (const { step, said } of failed) console.log(`\n== ${step.name}\n${said}`);
console.log(`\nleft out: ${leftOut.join('; ')}`);
console.log(`${done.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

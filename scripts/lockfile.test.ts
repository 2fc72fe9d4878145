import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

type Locked = { optionalDependencies?: Record<string, string> };
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};

test('the lock file names every build of every tool, so that npm ci takes it on any system', () => {
  const held = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !held.has(name)),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no host that packages come from', () => {
  expect(JSON.stringify(packages)).not.toMatch(/https?:\/\/[^"]*\.tgz/);
});

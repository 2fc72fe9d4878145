// Plain JavaScript for Node 20.19 and newer: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.servery-install`;

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');

const isInstalled = () =>
  existsSync(`${root}node_modules/.bin/node`) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === lockHash();

/**
 * Installs what the lock file names, if that has not been done yet. `npm ci` would refuse a lock file that was made
 * where the builds of some tools for other systems could not be had.
 */
export function installPackages() {
  if (isInstalled()) return;
  console.log('Installing packages (once)…');
  const done = spawnSync('npm', ['install', '--no-save', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('npm install did not finish. Check the network and try again.');
    process.exit(done.status ?? 1);
  }
  writeFileSync(stamp, lockHash());
}

/** Runs a TypeScript file on the pinned Node, and ends as it ends. */
export function runOnPinnedNode(file, args = []) {
  const node = `${root}node_modules/.bin/node`;
  const env = { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` };
  const done = spawnSync(node, [`${root}${file}`, ...args], { stdio: 'inherit', env });
  process.exit(done.status ?? 1);
}

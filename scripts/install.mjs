// Plain JavaScript for Node 20.19 and newer: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { takeLock } from './lock.mjs';

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
 * Installs what the lock file names, if that has not been done yet. Tools too: the clients are built where they run, and
 * in production npm would leave them out.
 */
export function installPackages() {
  if (isInstalled()) return;
  const release = takeLock(`${root}.cache/install.lock`, () => console.log('Waiting for another install…'));
  try {
    if (isInstalled()) return;
    console.log('Installing packages (once)…');
    const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
    const npm = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
    const done = spawnSync('npm', args, npm);
    if (done.status !== 0) {
      console.error('npm ci did not finish. Check the network and try again.');
      process.exitCode = done.status ?? 1;
      throw new Error('The packages are not installed.');
    }
    writeFileSync(stamp, lockHash());
  } finally {
    release();
  }
}

/** Runs a TypeScript file on the pinned Node, and ends as it ends. */
export function runOnPinnedNode(file, args = []) {
  const node = `${root}node_modules/.bin/node`;
  const env = { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` };
  const done = spawnSync(node, [`${root}${file}`, ...args], { stdio: 'inherit', env });
  process.exit(done.status ?? 1);
}

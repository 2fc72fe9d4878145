import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dependenciesOf } from './artefact/dependencies.ts';
import { buildClients } from './build.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** Ours, as the server finds them by their names. */
const PACKAGES = ['contract', 'domain'];
const CODE = ['apps/server', ...PACKAGES.map((name) => `packages/${name}`)];
/** What starts the server, and keeps it running. */
const STARTERS = ['serve.mjs', 'serve.ts', 'supervise.ts', 'lean.ts'];
/** How a venue is made, and somebody let in, where there is no browser or no mail. */
const VENUE_COMMANDS = readdirSync(import.meta.dirname).filter(
  (name) => /^venue.*\.ts$/.test(name) && !name.endsWith('.test.ts'),
);
const COPIED = [
  ...CODE.flatMap((part) => [`${part}/package.json`, `${part}/src`]),
  'apps/order/package.json',
  'apps/order/dist',
  'apps/order/dist-prerender',
  'apps/console/dist',
  'brands',
  'deploy',
  'dist/media',
  ...[...STARTERS, ...VENUE_COMMANDS].map((name) => `scripts/${name}`),
];

const IS_TEST = /\.test\.tsx?$/;
/** Of packages what runs; their licences stay with them. */
const IS_FOR_AUTHORS = /\.(?:map|d\.[cm]?ts)$/;

function copy(path: string, into: string, leftOut: RegExp): void {
  const to = join(into, path);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(ROOT, path), to, { recursive: true, filter: (source) => !leftOut.test(source) });
}

const readPackage = (path: string) =>
  JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as { version: string };

function writePackage(into: string): void {
  const own = {
    name: 'servery',
    version: readPackage('.').version,
    private: true,
    type: 'module',
    engines: { node: '>=26' },
    // What sharp is compiled for (docs/operations.md).
    os: [process.platform],
    cpu: [process.arch],
    scripts: {
      start: 'node scripts/serve.mjs',
      backup: 'node apps/server/src/backup.ts',
      secrets: 'node apps/server/src/secrets.ts',
      order: 'node apps/server/src/order.ts',
      restore: 'node apps/server/src/restore.ts',
      venue: 'NODE_ENV=production node scripts/venue.ts',
    },
  };
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
}

function copyDependencies(into: string): void {
  for (const folder of dependenciesOf(ROOT, CODE)) {
    const nested = join(ROOT, folder, 'node_modules');
    cpSync(join(ROOT, folder), join(into, folder), {
      recursive: true,
      filter: (source) => !IS_FOR_AUTHORS.test(source) && source !== nested,
    });
  }
  mkdirSync(join(into, 'node_modules/@servery'), { recursive: true });
  for (const name of PACKAGES)
    symlinkSync(`../../packages/${name}`, join(into, 'node_modules/@servery', name), 'dir');
}

/** What was there may be somebody's: only a folder without anything in it is filled. */
function refuseFilled(out: string): void {
  if (existsSync(out) && readdirSync(out).length > 0) {
    console.error(`${out} is not empty. Choose another folder, or empty it first.`);
    process.exit(1);
  }
}

function pack(out: string): void {
  const file = `${out}.tar.gz`;
  const done = spawnSync('tar', ['-czf', file, '-C', dirname(out), basename(out)], { stdio: 'inherit' });
  if (done.status !== 0) throw new Error('tar did not finish');
  console.log(`Packed ${relative(process.cwd(), file)}`);
}

/** Server, clients and what they need at run time, in one folder that starts with Node alone. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: 'string' }, tar: { type: 'boolean' } } });
  const usual = join(ROOT, 'dist', `servery-${readPackage('.').version}`);
  const out = values.out === undefined ? usual : resolve(values.out);
  if (out === usual) rmSync(out, { recursive: true, force: true });
  refuseFilled(out);
  await buildClients();
  for (const path of COPIED) copy(path, out, IS_TEST);
  copyDependencies(out);
  writePackage(out);
  console.log(`Wrote ${out}. Start it there with: node scripts/serve.mjs`);
  if (values.tar) pack(out);
}

await main();

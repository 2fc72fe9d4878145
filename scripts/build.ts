import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takeLock } from './lock.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const STAMP = join(ROOT, '.cache/build');
const APPS = ['apps/order', 'apps/console', 'packages/ui'];
const SOURCES = [
  ...APPS,
  'packages/domain',
  'packages/contract',
  'brands',
  'package-lock.json',
  'scripts/build.ts',
];
const PACKED = /\.(js|css|html|svg|json|webmanifest)$/;

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name === 'dist-prerender') continue;
    const below = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(below);
    else if (!/\.test\.tsx?$/.test(entry.name)) yield below;
  }
}

/** Changes when any file that goes into the build changes. */
export function sourceMark(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source))) {
      const { mtimeMs, size } = statSync(file);
      hash.update(`${file}:${mtimeMs}:${size};`);
    }
  }
  return hash.digest('hex');
}

function viteBuild(app: string, ...more: string[]): Promise<void> {
  return new Promise((done, failed) => {
    const vite = spawn(join(ROOT, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn', ...more], {
      cwd: join(ROOT, app),
      stdio: 'inherit',
      // Whoever builds, a test run or a development server, builds what customers get.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    vite.on('exit', (code) => (code === 0 ? done() : failed(new Error(`${app} did not build`))));
  });
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed once here, so that no request waits for it. */
async function compressBelow(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    PACKED.test(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const plain = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await zip(plain, { level: 9 }));
    }),
  );
}

const OUTPUTS = [...APPS.map((app) => `${app}/dist/index.html`), 'apps/order/dist-prerender/prerender.js'];

const isBuilt = (mark: string): boolean =>
  OUTPUTS.every((file) => existsSync(join(ROOT, file))) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === mark;

async function build(mark: string): Promise<void> {
  // What is there from before counts for nothing while it is replaced.
  rmSync(STAMP, { force: true });
  // Only here: a start that builds nothing does not wait for it to load.
  const { makePictures } = await import('./pictures.ts');
  await Promise.all([makePictures(ROOT), ...APPS.map((app) => viteBuild(app))]);
  await viteBuild('apps/order', '--ssr', 'src/prerender.tsx', '--outDir', 'dist-prerender');
  await Promise.all(APPS.map((app) => compressBelow(join(ROOT, app, 'dist'))));
  writeFileSync(STAMP, mark);
}

/** Builds the clients if a source changed since the last build, one process at a time. Answers whether anything was done. */
export async function buildClients(): Promise<boolean> {
  if (isBuilt(sourceMark())) return false;
  const release = takeLock(join(ROOT, '.cache/build.lock'), () =>
    console.log('Waiting for another build of the clients…'),
  );
  try {
    const mark = sourceMark();
    if (isBuilt(mark)) return false;
    await build(mark);
    return true;
  } finally {
    release();
  }
}

if (import.meta.main) await buildClients();

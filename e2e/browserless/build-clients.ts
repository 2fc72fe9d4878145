import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { sourceMark } from '../../scripts/build.ts';
import { takeLock } from '../../scripts/lock.mjs';
import { schemataOf } from '../../scripts/mutation/schemata.ts';
import { namesOfWindow } from './realm.ts';
import { BUILT, type ClientName, scriptOf, storeClient, stylesOf } from './client.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const STAMP = join(BUILT, 'stamp');

/** The client as customers get it, but in one file and readable: a test that fails names lines that somebody wrote. */
async function buildOne(name: ClientName): Promise<void> {
  const made = await build({
    root: join(ROOT, 'apps', name),
    plugins: schemataOf(process.env),
    define: await namesOfWindow(),
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false, chunkFileNames: '[name].js' } },
    },
  });
  const { output } = made as Rolldown.RolldownOutput;
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const css = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  if (scripts.length !== 1) throw new Error(`${name} was built in ${scripts.length} pieces`);
  storeClient(name, scripts[0] ?? '', css.join('\n'));
}

const CLIENTS: readonly ClientName[] = ['order', 'console'];
const isBuilt = (mark: string): boolean =>
  CLIENTS.every((name) => existsSync(scriptOf(name)) && existsSync(stylesOf(name))) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === mark;

/** Builds the clients for pages without a browser if a source changed since the last time. */
export async function buildScreenClients(): Promise<void> {
  const release = takeLock(join(ROOT, '.cache/screens.lock'), () => undefined);
  try {
    const { MUTANTS: mutants } = process.env;
    const mark = sourceMark() + (mutants === undefined ? '' : readFileSync(mutants, 'utf8'));
    if (isBuilt(mark)) return;
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    for (const name of CLIENTS) await buildOne(name);
    process.env['NODE_ENV'] = before;
    writeFileSync(STAMP, mark);
  } finally {
    release();
  }
}

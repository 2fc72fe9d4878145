import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { AT_LENGTH } from '../apps/server/testing/at-length.ts';
import { envOf, readContainerfile, type Stage, wordsOf } from './artefact/containerfile.ts';

const ROOT = resolve(import.meta.dirname, '..');
const [build, final] = readContainerfile(readFileSync(join(ROOT, 'Containerfile'), 'utf8')) as [Stage, Stage];
const stepOf = (stage: Stage, name: string, of = '') => {
  const found = stage.steps.find((step) => step.name === name && step.rest.includes(of));
  if (!found) throw new Error(`the Containerfile has no ${name} ${of}`);
  return found;
};

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'servery-artefact-')));
const out = join(folder, 'app');
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
beforeAll(() => {
  // As the container is built: the same step, into another folder.
  const step = stepOf(build, 'RUN', 'artefact').rest.replace('/artefact', out);
  execFileSync('sh', ['-c', step], { cwd: ROOT, stdio: 'pipe' });
});

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}

/** Nobody's home, no tools, and of this machine's files only the artefact and its data. */
async function bareEnv(more: Record<string, string>): Promise<Record<string, string>> {
  const [home, data] = [join(folder, 'home'), mkdtempSync(join(folder, 'data-'))];
  mkdirSync(home, { recursive: true });
  const allowed = [`--allow-fs-read=${out}`, `--allow-fs-read=${data}`, `--allow-fs-write=${data}`];
  return {
    ...envOf(final),
    HOME: home,
    PATH: dirname(process.execPath),
    HOST: '127.0.0.1',
    PORT: await freePort(),
    SERVERY_DATA: data,
    NODE_OPTIONS: ['--permission', '--allow-child-process', '--allow-net', ...allowed].join(' '),
    ...more,
  };
}

function start(
  words: readonly string[],
  env: Record<string, string>,
): { child: ChildProcess; said(): string } {
  const child = spawn(process.execPath, words.slice(1), { cwd: out, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  });
  return { child, said: () => said };
}

const answerOf = async (env: Record<string, string>, path: string) => {
  try {
    const response = await fetch(`http://127.0.0.1:${env['PORT']}${path}`);
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
};

test('starts by itself where nothing else is, as the container does, and says that it is healthy', async () => {
  const env = await bareEnv({});
  const { child, said } = start(wordsOf(stepOf(final, 'CMD')), env);
  await expect
    .poll(async () => [(await answerOf(env, '/readyz')).status, said()])
    .toEqual([200, expect.any(String)]);
  const [, ...words] = wordsOf(stepOf(final, 'HEALTHCHECK'));
  expect(spawnSync(process.execPath, words, { env }).status).toBe(0);
  const page = await answerOf(env, '/console/set-up');
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('<script')]);
  expect(said()).toMatch(/\/console\/set-up#[\w-]{43}/);
  const made = spawnSync(
    process.execPath,
    ['scripts/venue.ts', 'create', '--name', 'Corner', '--owner', 'p@example.com', '--template', 'cafe'],
    { cwd: out, env: { ...env, NODE_ENV: 'production' }, encoding: 'utf8' },
  );
  expect([made.status, made.stdout]).toEqual([0, expect.stringContaining('/menu/corner')]);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(spawnSync(process.execPath, words, { env }).status).toBe(1);
});

test.runIf(AT_LENGTH)('renders the menu on the server, with its pictures', async () => {
  const env = await bareEnv({ NODE_ENV: 'development', SERVERY_DEMO: '1' });
  const { said } = start(['node', 'apps/server/src/main.ts'], env);
  await expect.poll(async () => (await answerOf(env, '/readyz')).status).toBe(200);
  await expect
    .poll(async () =>
      (await answerOf(env, '/menu/banksia-kitchen')).text.replaceAll(/<script[^]*?<\/script>/g, ''),
    )
    .toContain('Rosemary Chips');
  expect(said()).not.toContain('could not be prerendered');
  const [, picture = ''] =
    /"(\/media\/demo\/[^"]+-\d+\.webp)"/.exec((await answerOf(env, '/menu/banksia-kitchen')).text) ?? [];
  expect((await answerOf(env, picture)).status).toBe(200);
});

test.runIf(AT_LENGTH)('takes a backup and restores it', async () => {
  const env = await bareEnv({});
  const { child } = start(wordsOf(stepOf(final, 'CMD')), env);
  await expect.poll(async () => (await answerOf(env, '/readyz')).status).toBe(200);
  const file = join(env['SERVERY_DATA'] ?? '', 'x.backup.gz');
  const { scripts } = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const run = (name: string, more: Record<string, string> = {}) =>
    spawnSync(process.execPath, [...(scripts[name] ?? '').split(' ').slice(1), file], {
      cwd: out,
      // Node's permissions leave no way to wait for the disk.
      env: { ...env, NODE_OPTIONS: '', ...more },
      encoding: 'utf8',
    });
  expect(run('backup')).toMatchObject({ status: 0, stdout: expect.stringContaining('Backed up') });
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(run('restore').stderr).toMatch(/not empty/);
  const elsewhere = join(env['SERVERY_DATA'] ?? '', 'elsewhere');
  expect(run('restore', { SERVERY_DATA: elsewhere })).toMatchObject({ status: 0 });
});

test('has no tools, no tests, and no link that leaves it', () => {
  const manifest = (path: string) =>
    JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
  const needed = Object.keys(manifest('apps/server')['dependencies'] ?? {});
  const tools = ['.', 'apps/server', 'apps/order', 'packages/ui']
    .flatMap((path) => Object.keys(manifest(path)['devDependencies'] ?? {}))
    .filter((name) => !needed.includes(name));
  expect(tools).toEqual(expect.arrayContaining(['vite', 'vitest', 'typescript']));
  for (const name of tools)
    expect([name, existsSync(join(out, 'node_modules', name))]).toEqual([name, false]);
  for (const name of needed) expect(existsSync(join(out, 'node_modules', name))).toBe(true);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('node_modules'))).toEqual([]);
  // What is compiled is sharp, for the system and the processor that the artefact names.
  const compiled = files.filter((file) => /\.(?:node|so|dylib|dll)(?:\.|$)/.test(file));
  expect(compiled.filter((file) => !file.startsWith('node_modules/@img/'))).toEqual([]);
  expect(JSON.parse(readFileSync(join(out, 'package.json'), 'utf8'))).toMatchObject({
    os: [process.platform],
    cpu: [process.arch],
  });
  for (const file of files.filter((each) => lstatSync(join(out, each)).isSymbolicLink()))
    expect(realpathSync(join(out, file)).startsWith(out)).toBe(true);
});

test('does not write over what is in a folder', () => {
  const said = spawnSync(process.execPath, ['scripts/artefact.ts', '--out', out], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([said.status, said.stderr]).toEqual([1, expect.stringContaining('is not empty')]);
});

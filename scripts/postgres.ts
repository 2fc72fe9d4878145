import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Postgres = { url(database: string): string; stop(): Promise<void> };

const isRoot = process.getuid?.() === 0;

function binFolder(): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(base, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  return found;
}

export function hasPostgres(): boolean {
  try {
    return binFolder() !== '';
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.on('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** PostgreSQL refuses to run as root, so root lends it its own user. */
const asUser = (command: string, args: readonly string[]): [string, string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]];

/** What a database that is thrown away needs not do: wait for the disk, tidy up, plan for tables of millions. */
const FORGETFUL = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
];

/** A PostgreSQL of our own in a temporary folder. `durable` waits for the disk as in production. */
export async function startPostgres(options: { durable: boolean }): Promise<Postgres> {
  const bin = binFolder();
  const folder = mkdtempSync(join(tmpdir(), 'servery-pg-'));
  if (isRoot) {
    chmodSync(folder, 0o755);
    execFileSync('chown', ['postgres', folder]);
  }
  const data = join(folder, 'data');
  const [init, initArgs] = asUser(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'servery',
    '-A',
    'trust',
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  execFileSync(init, initArgs, { stdio: 'ignore', cwd: folder });
  const port = await freePort();
  const settings = [
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    'shared_buffers=64MB',
    ...(options.durable ? [] : FORGETFUL),
  ];
  const [run, runArgs] = asUser(join(bin, 'postgres'), [
    '-D',
    data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const server = spawn(run, runArgs, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  await new Promise<void>((ready, failed) => {
    let said = '';
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('database system is ready to accept connections')) ready();
    });
    server.once('exit', () => failed(new Error(`PostgreSQL did not start:\n${said}`)));
  });
  return {
    url: (database) => `postgres://servery@127.0.0.1:${port}/${database}`,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      const [stop, stopArgs] = asUser(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-W']);
      execFileSync(stop, stopArgs, { stdio: 'ignore', cwd: folder });
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Postgres, startPostgres } from '../scripts/postgres.ts';
import { sandboxEnv } from '../scripts/sandbox-env.ts';

const ROOT = resolve(import.meta.dirname, '..');

export type Engine = 'sqlite' | 'postgres';
type Ready = { address: string; url: string; smtpPort: number };
type Started = { child: ChildProcess; ready: Ready; said(): string };

function start(file: string, env: Record<string, string>): Promise<Started> {
  const child = fork(join(ROOT, file), {
    env: { ...process.env, NODE_COMPILE_CACHE: join(ROOT, '.cache/node'), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((done, failed) => {
    child.once('message', (ready) => done({ child, ready: ready as Ready, said: () => said }));
    child.once('exit', (code) => failed(new Error(`${file} ended with ${code}: ${said}`)));
  });
}

const stop = ({ child }: Started): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });

const LINK = /https?:\S+\/console\/set-up#\S+/;

export type Installation = {
  /** The sandbox stands in for the payment providers alone. */
  sandbox: string;
  /** Starts it, or starts it again; answers its address, and the link that it printed. */
  start(): Promise<{ url: string; link: string | undefined }>;
  close(): Promise<void>;
};

/** An installation as somebody has it who has just unpacked it: production, an empty database, no brand. */
export async function emptyInstallation(engine: Engine): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-new-'));
  const postgres: Postgres | undefined =
    engine === 'postgres' ? await startPostgres({ durable: false }) : undefined;
  const sandbox = await start('apps/sandbox/src/main.ts', { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' });
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    SERVERY_DATA: folder,
    LOG_LEVEL: 'error',
    ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
    ...sandboxEnv(sandbox.ready.url.replace('127.0.0.1', 'localhost'), {}),
  };
  let server: Started | undefined;
  return {
    sandbox: sandbox.ready.url,
    start: async () => {
      if (server) await stop(server);
      server = await start('apps/server/src/main.ts', env);
      const url = server.ready.address.replace('127.0.0.1', 'localhost');
      return { url, link: LINK.exec(server.said())?.[0] };
    },
    close: async () => {
      if (server) await stop(server);
      await stop(sandbox);
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

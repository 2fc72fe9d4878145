import { type ChildProcess, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '#db/database';
import { openPostgres } from '#db/postgres';
import { openSqlite } from '#db/sqlite';
import { builtCommand } from './build-commands.ts';
import { makeRoom } from './room.ts';
import { scratchFolder } from './scratch.ts';
import { ownDatabase } from './servery.ts';

/** Who starts a hundred servers reads their code once; and nobody looks at their pages. */
const QUICK = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../.cache/node'), PRERENDER: 'off' };

export type ServerProcess = {
  child: ChildProcess;
  url: string;
  ended: Promise<number | null>;
  said(): string;
};

/** A folder and a database for server processes that may come and go. */
export async function ownPlace(engine: Engine): Promise<{ env: Record<string, string>; remove(): void }> {
  const folder = scratchFolder();
  const database = await ownDatabase(engine, folder);
  const quiet = { publish: () => {}, wakeJobs: () => {} };
  const db = database['DATABASE_URL']
    ? openPostgres(database['DATABASE_URL'], 1, quiet)
    : openSqlite(join(folder, 'servery.db'), quiet);
  await makeRoom(db);
  await db.close();
  return {
    env: { SERVERY_DATA: folder, ...database },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = fork(builtCommand('main'), {
    env: { ...process.env, ...QUICK, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const url = await new Promise<string>((ready, failed) => {
    child.once('message', (message) => ready((message as { address: string }).address));
    void ended.then((code) => failed(new Error(`the server ended with ${code}: ${said}`)));
  });
  return { child, url, ended, said: () => said };
}

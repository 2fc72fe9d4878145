import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { resultOf, send as sendBody } from '@servery/contract/client/wire';
import type { Envelope, FailureDetails } from '@servery/contract/envelope';
import { encodeForm, type FormValue } from '@servery/contract/form/encode';
import { type CallInput, type CallName, type CallOutput, registry } from '@servery/contract/registry';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Config, readConfig } from '#config';
import type { Engine } from '#db/database';
import { buildServer, type Replaced, type Server } from '#server';
import { engines } from './engines.ts';
import { SEED_TIME } from './prepare.ts';
import { scratchFolder } from './scratch.ts';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** Opens a database that is this file's own: a copy of the seeded one. */
export async function ownDatabase(engine: Engine, folder: string): Promise<Partial<Record<string, string>>> {
  if (engine === 'sqlite') {
    copyFileSync(inject('seededSqlite'), join(folder, 'servery.db'));
    return {};
  }
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl').replace('NAME', 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name} template seeded`);
  await admin.end();
  return { DATABASE_URL: inject('postgresUrl').replace('NAME', name) };
}

type Failed = { code: string; message: string; details: FailureDetails; auth: boolean };

/** Somebody with the app in hand: keeps a sid as the app does, and speaks the wire format. `held` is a console's cookie. */
export function customerAt(url: string, extra: Record<string, string> = {}, held = '') {
  let sid: string | undefined;
  let cookie = held;
  const ask: typeof fetch = async (address, init) => {
    const headers = { ...(init?.headers as Record<string, string>), ...(cookie && { cookie }) };
    const response = await fetch(address, { ...init, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return response;
  };
  const post = async (fields: Record<string, FormValue>): Promise<Envelope> => {
    const body = encodeForm({
      Token: 'demo-token',
      Version: '7',
      AppId: 'servery-demo',
      AppMode: 'web',
      sid,
      ...extra,
      ...fields,
    });
    const envelope = await sendBody(body, { server: url, ask });
    if (envelope.SID) sid = envelope.SID;
    return envelope;
  };
  const send = (name: CallName, input: object) => {
    const { action, sub } = registry[name];
    return post({ RequestAction: action, sub_action: sub, ...(input as Record<string, FormValue>) });
  };
  return {
    post,
    send,
    get sid() {
      return sid;
    },
    /** The console's session, as a browser sends it. */
    get cookie() {
      return cookie;
    },
    forget: () => {
      sid = undefined;
      cookie = '';
    },
    /** The answer, checked against the contract. */
    async call<N extends CallName>(name: N, input: Partial<CallInput<N>> = {}): Promise<CallOutput<N>> {
      const result = resultOf<N>((await send(name, input)) as Envelope<CallOutput<N>>);
      if (!result.ok) throw new Error(`${name} failed: ${JSON.stringify([result.message, result.details])}`);
      return registry[name].output.parse(result.value) as CallOutput<N>;
    },
    async refused(name: CallName, input: object): Promise<Failed> {
      const envelope = await send(name, input);
      const result = resultOf(envelope as Envelope<never>);
      if (result.ok) throw new Error(`${name} was not refused`);
      return { ...result, auth: envelope.ResponseCode === 'AUTH' };
    },
  };
}
export type Person = ReturnType<typeof customerAt>;

export type Servery = {
  engine: Engine;
  url: string;
  server: Server;
  /** The server's clock, in milliseconds; tests move it. */
  clock: { now: number };
  config: Config;
  person(extra?: Record<string, string>): Person;
};

export async function openServery(
  engine: Engine,
  env: Record<string, string> = {},
  replaced: Replaced = {},
): Promise<Servery & { close(): Promise<void> }> {
  const folder = scratchFolder();
  const database = await ownDatabase(engine, folder);
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    SERVERY_DATA: folder,
    LOG_LEVEL: 'silent',
    ...database,
    ...env,
  });
  const clock = { now: SEED_TIME };
  const server = await buildServer(config, () => clock.now, replaced);
  const url = await server.listen();
  return {
    engine,
    url,
    server,
    clock,
    config,
    person: (extra) => customerAt(url, extra),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same tests on each engine of their file (`engines.ts`), with a server of its own. */
export function inEachServery(
  name: string,
  tests: (servery: () => Servery) => void,
  env: Record<string, string> = {},
): void {
  describe.each(engines())(`${name}, on %s`, (engine) => {
    let servery: Awaited<ReturnType<typeof openServery>>;
    beforeAll(async () => {
      servery = await openServery(engine, env);
    });
    afterAll(() => servery.close());
    tests(() => servery);
  });
}

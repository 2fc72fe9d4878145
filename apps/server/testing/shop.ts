import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encodeForm, type FormValue } from '@servery/contract/form/encode';
import type { Envelope, FailureDetails } from '@servery/contract/envelope';
import { type CallInput, type CallName, type CallOutput, registry } from '@servery/contract/registry';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { type Config, readConfig } from '#config';
import type { Engine } from '#db/database';
import { buildServer, type Server } from '#server';
import { SEED_TIME } from './prepare.ts';

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

export type Failed = { code: string; message: string; details: FailureDetails; auth: boolean };

/** Somebody with the app in hand: keeps a sid as the app does, and speaks the wire format. */
export function customerAt(url: string, extra: Record<string, string> = {}) {
  let sid: string | undefined;
  let cookie = '';
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
    const response = await fetch(`${url}/api`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    const envelope = (await response.json()) as Envelope;
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
      const envelope = await send(name, input);
      if (envelope.ResponseCode !== 'SUCCESS')
        throw new Error(`${name} failed: ${JSON.stringify(envelope.Response)}`);
      return registry[name].output.parse(envelope.Response) as CallOutput<N>;
    },
    async refused(name: CallName, input: object): Promise<Failed> {
      const envelope = await send(name, input);
      if (envelope.ResponseCode === 'SUCCESS') throw new Error(`${name} was not refused`);
      const [message, details] = envelope.Response;
      return { code: details.code, message, details, auth: envelope.ResponseCode === 'AUTH' };
    },
  };
}
export type Person = ReturnType<typeof customerAt>;

export type Shop = {
  engine: Engine;
  url: string;
  server: Server;
  /** The shop's clock, in milliseconds; tests move it. */
  clock: { now: number };
  config: Config;
  person(extra?: Record<string, string>): Person;
};

export async function openShop(
  engine: Engine,
  env: Record<string, string> = {},
): Promise<Shop & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-shop-'));
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
  const server = await buildServer(config, () => clock.now);
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

export const engines = ['sqlite', 'postgres'] as const;

/** The same tests on both engines, each with a shop of its own. */
export function inEachShop(
  name: string,
  tests: (shop: () => Shop) => void,
  env: Record<string, string> = {},
): void {
  describe.each(engines)(`${name}, on %s`, (engine) => {
    let shop: Awaited<ReturnType<typeof openShop>>;
    beforeAll(async () => {
      shop = await openShop(engine, env);
    });
    afterAll(() => shop.close());
    tests(() => shop);
  });
}

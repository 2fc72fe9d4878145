import { copyFileSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FormValue } from '@servery/contract/form/encode';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject } from 'vitest';
import { readConfig } from '#config';
import type { Engine } from '#db/database';
import { buildServer } from '#server';
import { makeSetUpLink } from '#stores/set-up';
import { SEED_TIME } from './prepare.ts';
import { scratchFolder } from './scratch.ts';
import { engines } from './engines.ts';
import { customerAt, type Person, type Servery } from './servery.ts';

/** A folder, and a database in which there is no table yet; or all of them, `migrated`, and nothing in them. */
export async function emptyPlace(
  engine: Engine,
  migrated = false,
): Promise<{ env: Record<string, string>; remove(): void }> {
  const folder = scratchFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (engine === 'sqlite') {
    if (migrated) copyFileSync(inject('emptySqlite'), join(folder, 'servery.db'));
    return { env: { SERVERY_DATA: folder }, remove };
  }
  const name = `s${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl').replace('NAME', 'postgres') });
  await admin.connect();
  await admin.query(`create database ${name}${migrated ? ' template empty' : ''}`);
  await admin.end();
  return {
    env: { SERVERY_DATA: folder, DATABASE_URL: inject('postgresUrl').replace('NAME', name) },
    remove,
  };
}

export type EmptyServery = Servery & {
  /** A link as a start prints it; none where it would print none. */
  link(): Promise<string | undefined>;
  close(): Promise<void>;
};

/** A production server on an empty database. */
export async function openEmpty(engine: Engine, more: Record<string, string> = {}): Promise<EmptyServery> {
  const { env, remove } = await emptyPlace(engine, true);
  const config = readConfig({
    NODE_ENV: 'production',
    PORT: '0',
    LOG_LEVEL: 'silent',
    PRERENDER: 'off',
    ...env,
    ...more,
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
    link: () => server.db.write((tx) => makeSetUpLink(tx, clock.now)),
    close: async () => {
      await server.close();
      remove();
    },
  };
}

/** The same tests on both engines, each on an empty installation of its own. */
export function inEachEmpty(name: string, tests: (servery: () => EmptyServery) => void): void {
  describe.each(engines())(`${name}, on %s`, (engine) => {
    let servery: EmptyServery;
    beforeEach(async () => {
      servery = await openEmpty(engine);
    });
    afterEach(() => servery.close());
    tests(() => servery);
  });
}

export const OPEN_ALL_DAY = {
  mon: '00:00-00:00',
  tue: '00:00-00:00',
  wed: '00:00-00:00',
  thu: '00:00-00:00',
  fri: '00:00-00:00',
  sat: '00:00-00:00',
  sun: '00:00-00:00',
};

/** What Priya tells of her café. */
export const PRIYA = {
  who: {
    venue_name: 'Wattle & Rye',
    organisation: 'Wattle Hospitality Pty Ltd',
    abn: '51824753556',
    gst_registered: 1,
    owner_name: 'Priya Raman',
    email: 'Priya@Example.com',
    new_password: 'paper-lantern-tram',
    confirm_password: 'paper-lantern-tram',
  },
  place: {
    address: '9 Bay View Terrace',
    suburb: 'Claremont',
    address_state: 'WA',
    postcode: '6010',
    phone: '(08) 5550 0199',
    hours: OPEN_ALL_DAY,
    ready_minutes: 12,
  },
  menu: { source: 'template', template: 'cafe' },
  look: { accent: '#1f5f8b', font: 'fraunces', tagline: 'Bread at five, coffee at six.', host: '' },
  pay: { methods: ['STORE'] },
} as const satisfies Record<string, Record<string, FormValue>>;

export const steps = ['who', 'place', 'menu', 'look', 'pay'] as const;

/** A console that nobody is signed in at. */
export const atSetUp = (servery: Servery): Person =>
  servery.person({ Token: 'console', AppId: 'servery-console', AppMode: 'console' });

export async function begin(servery: EmptyServery): Promise<Person> {
  const person = atSetUp(servery);
  await person.call('ConsoleSetup.open', { token: (await servery.link()) ?? '' });
  return person;
}

export async function tell(person: Person, upTo: number = steps.length): Promise<void> {
  for (const step of steps.slice(0, upTo)) {
    const said = await person.send(`ConsoleSetup.${step}`, PRIYA[step]);
    if (said.ResponseCode !== 'SUCCESS') throw new Error(`${step}: ${JSON.stringify(said.Response)}`);
  }
}

/** A customer of the new shop: its brand is known as soon as this process has heard of it. */
export async function customerOf({ server, person }: Servery): Promise<Person> {
  await expect.poll(() => server.brands.byCode('wattle-rye')?.token).toBeDefined();
  const brand = server.brands.byCode('wattle-rye');
  return person({ Token: brand?.token ?? '', AppId: brand?.app_id ?? '' });
}

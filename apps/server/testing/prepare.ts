import { copyFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type Postgres, startPostgres } from '../../../scripts/postgres.ts';
import { importFolders } from '#brand/import-folders';
import { knownTexts, textsIn } from '#brand/own-texts';
import type { Database } from '#db/database';
import { migrate } from '#db/migrate';
import { openPostgres } from '#db/postgres';
import { seedDemo } from '#db/seed/demo';
import { openSqlite } from '#db/sqlite';
import { DEMO_PASSWORD, DEMO_PIN } from '#db/seed/prepare';
import { hashSecret } from '#safety/password';
import { CHEAP } from './cheap-hashes.ts';
import { scratchFolder } from './scratch.ts';
import { chargeSurcharges } from './surcharges.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    emptySqlite: string;
    seededSqlite: string;
    postgresUrl: string;
  }
}

const BRANDS = resolve(import.meta.dirname, '../../../brands');
const quiet = { publish: () => {}, wakeJobs: () => {} };
/** The demo venue as it stood on a Tuesday at noon in Perth, so that no test depends on today. */
export const SEED_TIME = Date.UTC(2026, 10, 17, 4, 0, 0);

/** Most tests of deliveries are not about money: they pay at the door. */
const letDoorPay = (db: Database) =>
  db.write((tx) => tx.q.updateTable('venue').set({ cash_on_delivery: 1 }).execute());

/** As every start does; done once here, and not by the server of each test. */
const bringBrandsIn = (db: Database) =>
  importFolders(db, BRANDS, { log: console, now: SEED_TIME, known: knownTexts(textsIn(BRANDS)) });

async function seed(db: Database): Promise<void> {
  const passwordHash = await hashSecret(DEMO_PASSWORD, CHEAP);
  const pinHash = await hashSecret(DEMO_PIN, CHEAP);
  await seedDemo(db, { now: SEED_TIME, passwordHash, pinHash, alwaysOpen: true });
  await bringBrandsIn(db);
  await letDoorPay(db);
  await chargeSurcharges(db);
}

/** Migrated as `empty`, and as `seeded` with the demo venues in it. */
async function prepareSqlite(folder: string): Promise<Record<'empty' | 'seeded', string>> {
  const live = join(folder, 'live.db');
  const copyAs = (name: string): string => {
    const copy = join(folder, `${name}.db`);
    copyFileSync(live, copy);
    return copy;
  };
  const first = openSqlite(live, quiet);
  await migrate(first);
  await first.close();
  const empty = copyAs('empty');
  const db = openSqlite(live, quiet);
  await seed(db);
  await db.close();
  return { empty, seeded: copyAs('seeded') };
}

async function preparePostgres({ url }: Postgres): Promise<void> {
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  await admin.query('create database empty');
  const first = openPostgres(url('empty'), 2, quiet);
  await migrate(first);
  await first.close();
  await admin.query('create database seeded template empty');
  await admin.end();
  const db = openPostgres(url('seeded'), 2, quiet);
  await seed(db);
  await db.close();
}

/** Databases of each engine, made once; every test file gets its own copy of one. */
export default async function prepare({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = scratchFolder();
  const { empty, seeded } = await prepareSqlite(folder);
  provide('emptySqlite', empty);
  provide('seededSqlite', seeded);
  if (process.env['ENGINES'] === 'sqlite')
    return async () => rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres({ durable: false });
  await preparePostgres(postgres);
  provide('postgresUrl', postgres.url('NAME'));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/postgres.ts';
import { importFolders } from '#brand/import-folders';
import { knownTexts } from '#brand/own-texts';
import type { Database } from '#db/database';
import { migrate } from '#db/migrate';
import { openPostgres } from '#db/postgres';
import { seedDemo } from '#db/seed/demo';
import { openSqlite } from '#db/sqlite';
import { DEMO_PASSWORD, DEMO_PIN } from '#db/seed/prepare';
import { hashSecret } from '#safety/password';
import { chargeSurcharges } from './surcharges.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
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
  importFolders(db, BRANDS, { log: console, now: SEED_TIME, known: knownTexts(BRANDS) });

/** One seeded database per engine, made once; every test file gets its own copy of it. */
export default async function prepare({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-test-'));
  const passwordHash = await hashSecret(DEMO_PASSWORD);
  const pinHash = await hashSecret(DEMO_PIN);
  const seed = { now: SEED_TIME, passwordHash, pinHash, alwaysOpen: true };
  const sqlite = openSqlite(join(folder, 'live.db'), quiet);
  await migrate(sqlite);
  await seedDemo(sqlite, seed);
  await bringBrandsIn(sqlite);
  await letDoorPay(sqlite);
  await chargeSurcharges(sqlite);
  await sqlite.close();
  copyFileSync(join(folder, 'live.db'), join(folder, 'seeded.db'));

  const postgres = await startPostgres({ durable: false });
  const admin = new pg.Client({ connectionString: postgres.url('postgres') });
  await admin.connect();
  await admin.query('create database seeded');
  await admin.end();
  const db = openPostgres(postgres.url('seeded'), 2, quiet);
  await migrate(db);
  await seedDemo(db, seed);
  await bringBrandsIn(db);
  await letDoorPay(db);
  await chargeSurcharges(db);
  await db.close();

  provide('seededSqlite', join(folder, 'seeded.db'));
  provide('postgresUrl', postgres.url('NAME'));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

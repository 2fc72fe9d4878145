import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Database, Engine } from '#db/database';
import { openPostgres } from '#db/postgres';
import { openSqlite } from '#db/sqlite';

export const quiet = { publish: () => {}, wakeJobs: () => {} };

/** Databases without a table, closed and removed when the tests beside it are over. */
export function emptyDatabases(engine: Engine): () => Promise<{ db: Database; url: string }> {
  const open: Database[] = [];
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'servery-empty-'));
  });
  afterAll(async () => {
    await Promise.all(open.map((db) => db.close()));
    rmSync(folder, { recursive: true, force: true });
  });
  return async () => {
    const name = `m${randomUUID().replaceAll('-', '')}`;
    // Without the other engine nobody has started it.
    const url = engine === 'postgres' ? inject('postgresUrl').replace('NAME', name) : '';
    if (engine === 'postgres') {
      const admin = new pg.Client({ connectionString: inject('postgresUrl').replace('NAME', 'postgres') });
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
    }
    const db =
      engine === 'sqlite' ? openSqlite(join(folder, `${name}.db`), quiet) : openPostgres(url, 2, quiet);
    open.push(db);
    return { db, url };
  };
}

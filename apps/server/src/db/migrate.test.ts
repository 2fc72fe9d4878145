import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyDatabases, quiet } from '../../testing/empty-database.ts';
import { ownPlace, startProcess } from '../../testing/process.ts';
import { engines } from '../../testing/engines.ts';
import type { Database } from '#db/database';
import { migrate, readMigrations } from '#db/migrate';
import { openSqlite } from '#db/sqlite';

const step = (name: string, sql: string, checksum = sql) => ({ name, sql, checksum });

const FIRST = step('001-a.sql', "create table thing (code text not null); insert into thing values ('x')");
const DOUBLE = step('002-b.sql', "insert into thing values ('x')");
const UNIQUE = step('003-c.sql', 'create unique index thing_code on thing (code)');

describe.each(engines())('migrations, on %s', (engine) => {
  const emptyDatabase = emptyDatabases(engine);
  const rows = (db: Database, sql: string) => db.migrate((schema) => schema.rows(sql));

  test('fail loudly where a unique index meets duplicates, every time, and keep nothing of it', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, [FIRST, DOUBLE]);
    for (let start = 0; start < 2; start += 1)
      await expect(migrate(db, [FIRST, DOUBLE, UNIQUE])).rejects.toThrow(
        /003-c\.sql failed.*(UNIQUE|unique)/,
      );
    expect(await rows(db, 'select name from migration order by name')).toEqual([
      expect.objectContaining({ name: '001-a.sql' }),
      expect.objectContaining({ name: '002-b.sql' }),
    ]);
    expect(await rows(db, 'select code from thing')).toHaveLength(2);
  });

  test('fail loudly where what they make is there already', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, [FIRST]);
    const again = step('002-again.sql', 'create table thing (code text)');
    await expect(migrate(db, [FIRST, again])).rejects.toThrow(/002-again\.sql failed/);
  });

  test('are refused where one that was applied says something else now, and nothing else runs', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, [FIRST]);
    const rewritten = { ...FIRST, checksum: 'other' };
    await expect(migrate(db, [rewritten, DOUBLE])).rejects.toThrow(/001-a\.sql changed after being applied/);
    expect(await rows(db, 'select code from thing')).toHaveLength(1);
  });

  test('are known again by the name that they had when they had numbers', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, [FIRST]);
    const written = { ...FIRST, name: '202611150245-a.sql' };
    const next = { ...DOUBLE, name: '202611150246-b.sql' };
    expect(await migrate(db, [written, next])).toEqual([next.name]);
    expect(await rows(db, 'select name from migration order by name')).toEqual([
      expect.objectContaining({ name: written.name }),
      expect.objectContaining({ name: next.name }),
    ]);
    expect(await migrate(db, [written, next])).toEqual([]);
  });

  test('are refused where one is older than what the database has', async () => {
    const { db } = await emptyDatabase();
    const later = { ...DOUBLE, name: '202611150300-b.sql' };
    const first = { ...FIRST, name: '202611150200-a.sql' };
    await migrate(db, [first, later]);
    const late = step('202611150230-late.sql', 'create table late (code text)');
    await expect(migrate(db, [first, late, later])).rejects.toThrow(
      /202611150230-late\.sql: older than 202611150300-b\.sql/,
    );
    await expect(rows(db, 'select * from late')).rejects.toThrow();
    expect(await migrate(db, [first, later])).toEqual([]);
  });

  test('of a newer version do not keep an older one from starting: that is how it is rolled back', async () => {
    const { db } = await emptyDatabase();
    await migrate(db, [FIRST, DOUBLE]);
    expect(await migrate(db, [FIRST])).toEqual([]);
    expect(await migrate(db, [FIRST, DOUBLE])).toEqual([]);
  });

  test('have each the minute in which they were written, once', () => {
    const written = readMigrations().map(({ name }) => name);
    expect(written.filter((name) => !/^\d{12}-[a-z-]+\.sql$/.test(name))).toEqual([]);
    expect(new Set(written.map((name) => name.slice(0, 12))).size).toBe(written.length);
  });

  test('run once, though several processes start at the same time', async () => {
    const { env, remove } = await ownPlace(engine);
    const { db, url } = await emptyDatabase();
    const empty: Record<string, string> =
      engine === 'sqlite'
        ? { ...env, SERVERY_DATA: `${env['SERVERY_DATA']}/empty` }
        : { ...env, DATABASE_URL: url };
    const processes = await Promise.all([startProcess(empty), startProcess(empty), startProcess(empty)]);
    const held =
      engine === 'sqlite' ? openSqlite(join(empty['SERVERY_DATA'] ?? '', 'servery.db'), quiet) : db;
    expect(await rows(held, 'select name from migration')).toHaveLength(readMigrations().length);
    if (engine === 'sqlite') await held.close();
    for (const { child, ended } of processes) {
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
    remove();
  });

  test('take over a database of before their texts were kept', async () => {
    const { db } = await emptyDatabase();
    await db.migrate((schema) =>
      schema.apply(
        "create table migration (name text not null primary key); insert into migration values ('001-a.sql'); create table thing (code text not null)",
      ),
    );
    expect(await migrate(db, [FIRST, DOUBLE])).toEqual(['002-b.sql']);
    await expect(migrate(db, [{ ...FIRST, checksum: 'other' }])).rejects.toThrow(/changed after/);
  });

  test('of the product bring up an empty database, and find nothing to do the second time', async () => {
    const { db } = await emptyDatabase();
    expect(await migrate(db)).toEqual(readMigrations().map(({ name }) => name));
    expect(await migrate(db)).toEqual([]);
  });
});

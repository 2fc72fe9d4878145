import { beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabases } from '../../testing/empty-database.ts';
import { engines } from '../../testing/engines.ts';
import type { Database, Engine } from '#db/database';
import { migrate, readMigrations } from '#db/migrate';

type Row = Record<string, unknown>;
type Column = { name: string; isText: boolean; isRequired: boolean };

const all = readMigrations();
const at = all.findIndex(({ name }) => name.endsWith('-venue-words.sql'));
const BEFORE = all.slice(0, at);
const WORDS = all[at]!;

const SQL_BEFORE = BEFORE.map(({ sql }) => sql).join('\n');
const named = (statement: RegExp): string[] =>
  [...SQL_BEFORE.matchAll(statement)].map(([, name = '']) => name);
/** In the order in which they are made: whatever a table refers to is there before it. */
const TABLES = [...new Set(named(/create table (\w+)/g))].filter(
  (name) => !named(/drop table (\w+)/g).includes(name),
);
const NEW_NAMES = new Map(
  [...WORDS.sql.matchAll(/alter table (\w+) rename to (\w+)/g)].map(([, from = '', to = '']) => [from, to]),
);
const nameNow = (table: string): string => NEW_NAMES.get(table) ?? table;

const rows = (db: Database, sql: string) => db.migrate((schema) => schema.rows(sql)) as Promise<Row[]>;
const apply = (db: Database, sql: string) => db.migrate((schema) => schema.apply(sql));

async function columnsOf(db: Database, engine: Engine, table: string): Promise<Column[]> {
  const found = await rows(
    db,
    engine === 'sqlite'
      ? `select name, type, "notnull" or pk as required from pragma_table_info('${table}')`
      : `select column_name as name, data_type as type, is_nullable = 'NO' as required
         from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
  );
  return found.map(({ name, type, required }) => ({
    name: String(name),
    isText: /text/i.test(String(type)),
    isRequired: Boolean(required),
  }));
}

/** A row in every table, each with the same id and the same code: so every key finds what it refers to. */
async function fill(db: Database, engine: Engine): Promise<void> {
  for (const table of TABLES) {
    const required = (await columnsOf(db, engine, table)).filter(({ isRequired }) => isRequired);
    const names = required.map(({ name }) => name).join(', ');
    const values = required.map(({ isText }) => (isText ? "'one'" : '1')).join(', ');
    await apply(db, `insert into ${table} (${names}) values (${values})`);
  }
}

/** Work that was waiting, and what was written down, in the words of before. */
const OLD_WORDS = `
  update job set kind = 'tell', payload = '{"template":"withdrawal-ended","note":"tell"}';
  update outbox set payload = '{"template":"order-withdrawn","next":"money-claim"}';
  update refund set refund_key = 'withdrawn:7';
  update payment_event set event = 'withdrawn'`;

const REWORDED = new Set(['job', 'outbox', 'refund', 'payment_event']);

const contentOf = async (db: Database, tables: readonly string[]): Promise<Map<string, unknown[]>> => {
  const content = new Map<string, unknown[]>();
  for (const table of tables)
    content.set(
      table,
      (await rows(db, `select * from ${table}`)).map((row) => Object.values(row)),
    );
  return content;
};

describe.each(engines())('a database of before a venue was called a venue, on %s', (engine) => {
  const emptyDatabase = emptyDatabases(engine);
  let db: Database;
  let before: Map<string, unknown[]>;
  beforeAll(async () => {
    ({ db } = await emptyDatabase());
    await migrate(db, BEFORE);
    await fill(db, engine);
    before = await contentOf(db, TABLES);
    await apply(db, OLD_WORDS);
    await migrate(db, [...BEFORE, WORDS]);
  });

  test('keeps every row of every table', async () => {
    expect(TABLES.length).toBeGreaterThan(50);
    const after = await contentOf(db, TABLES.map(nameNow));
    for (const table of TABLES.filter((name) => !REWORDED.has(name))) {
      expect(before.get(table), table).toHaveLength(1);
      expect(after.get(nameNow(table)), table).toEqual(before.get(table));
    }
  });

  test('does the work that was waiting, under the new words', async () => {
    expect(await rows(db, 'select kind, payload from job')).toEqual([
      { kind: 'notify', payload: '{"template":"payout-ended","note":"tell"}' },
    ]);
    expect(await rows(db, 'select payload from outbox')).toEqual([
      { payload: '{"template":"order-cancelled","next":"refund-link"}' },
    ]);
    expect(await rows(db, 'select refund_key from refund')).toEqual([{ refund_key: 'cancelled:7' }]);
    expect(await rows(db, 'select event from payment_event')).toEqual([{ event: 'cancelled' }]);
  });

  test('has no table and no column left that is called by the words of before', async () => {
    const old: string[] = [];
    for (const table of TABLES.map(nameNow))
      for (const { name } of await columnsOf(db, engine, table))
        if (/merchant|place(?!d|_order)|withdraw|favourite_store/.test(`${table}.${name}`))
          old.push(`${table}.${name}`);
    expect(old).toEqual([]);
  });

  test('still refuses what refers to no venue', async () => {
    await expect(apply(db, 'update menu set venue_id = 404')).rejects.toThrow(/foreign key/i);
  });
});

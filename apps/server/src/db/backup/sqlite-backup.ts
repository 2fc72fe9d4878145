import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { BackupError, type Row, type Table } from '#db/backup/format';
import type { Filling, Target } from '#db/backup/target';
import type { Source } from '#db/backup/write-backup';
import { keepPrivate } from '#db/sqlite';

const WAIT_MS = 10_000;
const BATCH = 500;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

function tablesIn(raw: DatabaseSync): Table[] {
  const names = raw
    .prepare(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!' order by name",
    )
    .all();
  return names.map(({ name }) => ({
    name: String(name),
    columns: raw
      .prepare('select name from pragma_table_info(?) order by cid')
      .all(String(name))
      .map((column) => String(column['name'])),
  }));
}

async function* rowsOf(raw: DatabaseSync, { name, columns }: Table): AsyncGenerator<readonly Row[]> {
  const select = raw.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(name)}`);
  let batch: Row[] = [];
  for (const row of select.iterate()) {
    batch.push(columns.map((column) => row[column] as Row[number]));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** One read transaction sees the database of one moment, whatever is written beside it meanwhile. */
export function openSqliteSource(file: string): Source & { close(): Promise<void> } {
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}. Is SERVERY_DATA right?`);
  const raw = new DatabaseSync(file, { readOnly: true, timeout: WAIT_MS });
  raw.exec('begin');
  return {
    engine: 'sqlite',
    migrations: async () =>
      raw
        .prepare('select name, checksum from migration order by name')
        .all()
        .map(({ name, checksum }) => ({ name: String(name), checksum: String(checksum) })),
    tables: async () => tablesIn(raw).filter(({ name }) => name !== 'migration'),
    rows: (table) => rowsOf(raw, table),
    close: async () => raw.close(),
  };
}

const fillingOf = (raw: DatabaseSync): Filling => ({
  apply: async (sql) => raw.exec(sql),
  tables: async () => tablesIn(raw),
  // What points at what is checked at the commit.
  loosen: async () => raw.exec('pragma defer_foreign_keys = on'),
  insert: async ({ name, columns }, rows) => {
    const insert = raw.prepare(
      `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    );
    for (const row of rows) insert.run(...(row as SQLInputValue[]));
  },
  tighten: async () => {},
});

export function openSqliteTarget(file: string): Target {
  keepPrivate(file);
  const raw = new DatabaseSync(file, { timeout: WAIT_MS });
  raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return {
    engine: 'sqlite',
    fill: async (work) => {
      raw.exec('begin immediate');
      try {
        const done = await work(fillingOf(raw));
        raw.exec('commit');
        return done;
      } catch (error) {
        if (raw.isTransaction) raw.exec('rollback');
        throw error;
      }
    },
    close: async () => raw.close(),
  };
}

import { DatabaseSync } from 'node:sqlite';
import { readMigrations, sqlFor } from '../../apps/server/src/db/migrate.ts';
import { POINTS_TO } from './aggregates.ts';

type Reference = { table: string; declared: boolean };

export type Column = {
  name: string;
  type: string;
  nullable: boolean;
  /** Where it stands in the primary key, from 1; 0 outside of it. */
  keyPart: number;
  fallback: string;
  reference: Reference | undefined;
};

export type Table = { name: string; columns: Column[]; unique: string[] };

/** What `db/migrate.ts` keeps for itself. */
const OWN_TABLE = 'migration';

function migrated(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const migration of readMigrations()) db.exec(sqlFor('sqlite', migration));
  return db;
}

const rowsOf = (db: DatabaseSync, sql: string): Record<string, unknown>[] => db.prepare(sql).all();

/** A column without a foreign key is still one of another table where its name says so: `session_id`. */
function byName(column: string, tables: ReadonlySet<string>): string | undefined {
  const named = POINTS_TO[column] ?? /^(.+)_id$/.exec(column)?.[1];
  return named !== undefined && tables.has(named) ? named : undefined;
}

function referenceOf(
  column: string,
  declared: ReadonlyMap<string, string>,
  tables: ReadonlySet<string>,
): Reference | undefined {
  const key = declared.get(column);
  if (key) return { table: key, declared: true };
  const named = byName(column, tables);
  return named ? { table: named, declared: false } : undefined;
}

function columnsOf(db: DatabaseSync, table: string, tables: ReadonlySet<string>): Column[] {
  const declared = new Map(
    rowsOf(db, `pragma foreign_key_list(${table})`).map((row) => [String(row['from']), String(row['table'])]),
  );
  return rowsOf(db, `pragma table_info(${table})`).map((row) => ({
    name: String(row['name']),
    type: String(row['type']).toLowerCase(),
    nullable: row['notnull'] === 0 && row['pk'] === 0,
    keyPart: Number(row['pk']),
    fallback: typeof row['dflt_value'] === 'string' ? row['dflt_value'] : '',
    reference: referenceOf(String(row['name']), declared, tables),
  }));
}

/** What is unique beside the primary key: names of columns, and whether that holds for some rows only. */
function uniqueOf(db: DatabaseSync, table: string): string[] {
  return rowsOf(db, `pragma index_list(${table})`)
    .filter((index) => index['unique'] === 1 && index['origin'] !== 'pk')
    .map((index) => {
      const columns = rowsOf(db, `pragma index_info(${String(index['name'])})`).map((row) =>
        typeof row['name'] === 'string' ? `\`${row['name']}\`` : 'an expression',
      );
      return `${columns.join(' + ')}${index['partial'] === 1 ? ' (of some rows)' : ''}`;
    })
    .toSorted();
}

/** The tables as the migrations leave them. */
export function readSchema(): Table[] {
  const db = migrated();
  const names = rowsOf(db, "select name from sqlite_schema where type = 'table' order by name")
    .map((row) => String(row['name']))
    .filter((name) => !name.startsWith('sqlite_') && name !== OWN_TABLE);
  const tables = new Set(names);
  const schema = names.map((name) => ({
    name,
    columns: columnsOf(db, name, tables),
    unique: uniqueOf(db, name),
  }));
  db.close();
  return schema;
}

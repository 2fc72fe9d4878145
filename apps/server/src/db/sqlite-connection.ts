import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Handle } from '#db/database';
import { handleOn } from '#db/kysely-handle';

const SQLITE: Parameters<typeof handleOn>[0] = {
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

/** Prepared statements are kept for as long as the connection lives: the set of distinct SQL texts is small and fixed. */
function preparing(handle: DatabaseSync): Handle['run'] {
  const statements = new Map<string, { run: StatementSync; returnsRows: boolean }>();
  const prepared = (sql: string) => {
    let held = statements.get(sql);
    if (!held) {
      const run = handle.prepare(sql);
      held = { run, returnsRows: run.columns().length > 0 };
      statements.set(sql, held);
    }
    return held;
  };
  return (query) => {
    try {
      const { run, returnsRows } = prepared(query.sql);
      const values = query.parameters as SQLInputValue[];
      if (returnsRows) return Promise.resolve({ rows: run.all(...values) });
      const { changes, lastInsertRowid } = run.run(...values);
      return Promise.resolve({
        rows: [],
        numAffectedRows: BigInt(changes),
        insertId: BigInt(lastInsertRowid),
      });
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

export type SqliteHandle = Handle & { raw: DatabaseSync; close(): void };

/** While another process has it locked; an answer comes within five seconds. */
export const LONGEST_WAIT_MS = 4000;

export function openSqliteHandle(file: string, readOnly: boolean): SqliteHandle {
  const raw = new DatabaseSync(file, { readOnly, timeout: LONGEST_WAIT_MS });
  if (!readOnly) raw.exec('pragma journal_mode = wal; pragma synchronous = full;');
  raw.exec('pragma foreign_keys = on; pragma cache_size = -4000; pragma temp_store = memory;');
  return { raw, ...handleOn(SQLITE, preparing(raw)), close: () => raw.close() };
}

/**
 * A commit makes every other connection forget the pages it has read, so that after each order a reader would start
 * anew. The writer keeps its pages: it answers what is asked between its transactions, and the reader what is asked
 * within one, which must not see the half of it. All that is not plainly a question goes to the reader, which can't write.
 */
export const readingHandle = (writer: SqliteHandle, reader: SqliteHandle): Handle =>
  handleOn(SQLITE, (query) => {
    const onWriter = query.query.kind === 'SelectQueryNode' && !writer.raw.isTransaction;
    return (onWriter ? writer : reader).run(query);
  });

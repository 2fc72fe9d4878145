import { AsyncLocalStorage } from 'node:async_hooks';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import {
  type AfterCommit,
  announce,
  type Database,
  type Effects,
  noEffects,
  type ReadTx,
  type SchemaHandle,
  type Tx,
  txOf,
} from '#db/database';
import { LONGEST_WAIT_MS, openSqliteHandle, readingHandle, type SqliteHandle } from '#db/sqlite-connection';

type Waiting = {
  run(tx: Tx): Promise<boolean>;
  settle(): void;
  fail(error: unknown): void;
  effects: Effects;
};

const BATCH = 64;

async function runInSavepoint(writer: SqliteHandle, waiting: Waiting): Promise<boolean> {
  writer.raw.exec('savepoint work');
  let keep = false;
  try {
    keep = await waiting.run(txOf('sqlite', writer, waiting.effects));
    return keep;
  } finally {
    writer.raw.exec(keep ? 'release work' : 'rollback to work; release work');
  }
}

async function commitAlone(writer: SqliteHandle, waiting: Waiting, after: AfterCommit): Promise<void> {
  writer.raw.exec('begin immediate');
  try {
    const keep = await waiting.run(txOf('sqlite', writer, waiting.effects));
    writer.raw.exec(keep ? 'commit' : 'rollback');
    waiting.settle();
    if (keep) announce(waiting.effects, after);
  } catch (error) {
    if (writer.raw.isTransaction) writer.raw.exec('rollback');
    waiting.fail(error);
  }
}

/**
 * SQLite has one writer, and every commit waits for the disk. Transactions that wait at the same time are
 * therefore committed together, each in its own savepoint, and answered only after that one commit.
 */
function writeQueue(writer: SqliteHandle, after: AfterCommit) {
  const queue: Waiting[] = [];
  let pumping: Promise<void> | undefined;

  const commitBatch = async (batch: readonly Waiting[]): Promise<void> => {
    if (batch.length === 1) return commitAlone(writer, batch[0]!, after);
    const done: Waiting[] = [];
    writer.raw.exec('begin immediate');
    for (const waiting of batch) {
      try {
        const kept = await runInSavepoint(writer, waiting);
        if (!kept) Object.assign(waiting.effects, noEffects());
        done.push(waiting);
      } catch (error) {
        waiting.fail(error);
      }
    }
    try {
      writer.raw.exec('commit');
    } catch (error) {
      if (writer.raw.isTransaction) writer.raw.exec('rollback');
      for (const waiting of done) waiting.fail(error);
      return;
    }
    for (const waiting of done) {
      waiting.settle();
      announce(waiting.effects, after);
    }
  };

  const pump = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, BATCH);
      try {
        await commitBatch(batch);
      } catch (error) {
        for (const waiting of batch) waiting.fail(error);
      }
    }
    pumping = undefined;
  };

  return {
    push(waiting: Waiting): void {
      queue.push(waiting);
      pumping ??= new Promise<void>((resolve) => setImmediate(resolve)).then(pump);
    },
    waiting: (): number => queue.length,
    idle: async (): Promise<void> => {
      while (pumping) await pumping;
    },
  };
}

const LONGEST_MIGRATION_MS = 600_000;

/** One transaction around all of them: another process that starts meanwhile waits for its end. */
async function migrateSqlite<T>(raw: DatabaseSync, work: (schema: SchemaHandle) => Promise<T>): Promise<T> {
  raw.exec(`pragma busy_timeout = ${LONGEST_MIGRATION_MS}`);
  raw.exec('begin immediate');
  raw.exec(`pragma busy_timeout = ${LONGEST_WAIT_MS}`);
  try {
    const done = await work({
      rows: async (sql) => raw.prepare(sql).all(),
      apply: async (sql) => raw.exec(sql),
    });
    raw.exec('commit');
    return done;
  } catch (error) {
    raw.exec('rollback');
    throw error;
  }
}

/** A mounted volume may belong to somebody else: who mounted it has said who reads it. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
}

/** The data is the venue's alone: nobody else on the machine reads it. What SQLite adds beside the file gets its mode. */
export function keepPrivate(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  restrict(folder, 0o700);
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) restrict(each, 0o600);
}

export function openSqlite(file: string, after: AfterCommit): Database {
  keepPrivate(file);
  const writer = openSqliteHandle(file, false);
  const reader = openSqliteHandle(file, true);
  const reading: ReadTx = { engine: 'sqlite', ...readingHandle(writer, reader) };
  const queue = writeQueue(writer, after);
  return {
    engine: 'sqlite',
    read: (work) => work(reading),
    write: (work, keep = () => true) => {
      // The queue is worked for whoever began it: each is done as whoever asked for it.
      const asAsked = AsyncLocalStorage.snapshot();
      return new Promise((resolve, reject) => {
        let settle = () => {};
        queue.push({
          effects: noEffects(),
          run: async (tx) => {
            const value = await asAsked(() => work(tx));
            settle = () => resolve(value);
            return keep(value);
          },
          settle: () => settle(),
          fail: reject,
        });
      });
    },
    migrate: async (work) => {
      await queue.idle();
      return migrateSqlite(writer.raw, work);
    },
    load: () => ({ waiting: queue.waiting() }),
    close: async () => {
      await queue.idle();
      reader.close();
      writer.close();
    },
  };
}

import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import {
  type AfterCommit,
  announce,
  type Database,
  type Handle,
  noEffects,
  type SchemaHandle,
  type Tx,
  txOf,
} from '#db/database';
import { handleOn } from '#db/kysely-handle';
import { isSilence, LIMITS, noticeSilence } from '#db/silence';

/** int8, and numeric as sums of int8 come: both would arrive as text. Ours stay far below 2^53. */
const WHOLE_NUMBERS: ReadonlySet<number> = new Set([20, 1700]);
export const wholeNumbers: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (WHOLE_NUMBERS.has(id) ? Number : pg.types.getTypeParser(id, format)) as never,
};

/** The server plans a named statement once per connection; the name stands for the SQL text. */
const names = new Map<string, string>();
function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name;
}

const POSTGRES: Parameters<typeof handleOn>[0] = {
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

const sendingTo =
  (client: pg.PoolClient): Handle['run'] =>
  async (query) => {
    const values = [...query.parameters];
    const result = await client.query({ name: nameOf(query.sql), text: query.sql, values });
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  };

const RETRYABLE = new Set(['40001', '40P01']);
const MOST_TRIES = 5;
const isRetryable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && RETRYABLE.has(error.code ?? '');

type Pooled = pg.PoolClient & { handle?: Handle };
const handleOf = (client: Pooled): Handle => (client.handle ??= handleOn(POSTGRES, sendingTo(client)));

type Lend = <T>(work: (client: Pooled) => Promise<T>) => Promise<T>;

/** A connection for some work; one of which nobody knows the state is not used again. */
function lending(pool: pg.Pool, silence: ReturnType<typeof noticeSilence>): Lend {
  const noticed = (error: unknown): never => {
    if (isSilence(error)) silence.suspect();
    throw error;
  };
  return async (work) => {
    const connect = () => pool.connect();
    const client: Pooled = await silence.inTime(connect, (late) => late.release()).catch(noticed);
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      if (error instanceof Error && !(error instanceof pg.DatabaseError)) broken = error;
      return noticed(error);
    } finally {
      client.release(broken);
    }
  };
}

type Work<T> = { run(tx: Tx): Promise<T>; keep(value: T): boolean; after: AfterCommit };

const transact = <T>(lend: Lend, work: Work<T>): Promise<T> =>
  lend(async (client) => {
    const effects = noEffects();
    await client.query('begin');
    try {
      const value = await work.run(txOf('postgres', handleOf(client), effects));
      const kept = work.keep(value);
      await client.query(kept ? 'commit' : 'rollback');
      if (kept) announce(effects, work.after);
      return value;
    } catch (error) {
      if (!isSilence(error)) await client.query('rollback').catch(() => {});
      throw error;
    }
  });

/** Two transactions that got in each other's way: PostgreSQL ends one of them, and it is simply done again. */
async function withRetries<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries >= MOST_TRIES || !isRetryable(error)) throw error;
    }
  }
}

/** What migrations of this schema lock, among all that may use advisory locks in the same database. */
const MIGRATION_LOCK = 7_377_837;

/** On a connection of its own, which may take its time. The lock goes with it if this process dies half way. */
async function migratePostgres<T>(url: string, work: (schema: SchemaHandle) => Promise<T>): Promise<T> {
  const { connectionTimeoutMillis, keepAlive } = LIMITS;
  const client = new pg.Client({
    connectionString: url,
    types: wholeNumbers,
    connectionTimeoutMillis,
    keepAlive,
  });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    return await work({
      rows: async (sql) => (await client.query<Record<string, unknown>>(sql)).rows,
      apply: async (sql) => {
        try {
          await client.query(`begin; ${sql}; commit`);
        } catch (error) {
          await client.query('rollback');
          throw error;
        }
      },
    });
  } finally {
    await client.end();
  }
}

export function openPostgres(
  url: string,
  poolSize: number,
  after: AfterCommit,
): Database & { pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: wholeNumbers, ...LIMITS });
  const silence = noticeSilence(url);
  const lend = lending(pool, silence);
  // An idle connection that the server drops is reported here; the pool opens another when one is needed.
  pool.on('error', () => {});
  // A connection that is lost while it is in use fails its query; without a listener it would end the process too.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    engine: 'postgres',
    read: (work) => lend((client) => work({ engine: 'postgres', ...handleOf(client) })),
    write: (work, keep = () => true) => withRetries(() => transact(lend, { run: work, keep, after })),
    load: () => ({
      waiting: pool.waitingCount,
      connections: { busy: pool.totalCount - pool.idleCount, idle: pool.idleCount },
    }),
    migrate: (work) => migratePostgres(url, work),
    close: () => {
      silence.close();
      return pool.end();
    },
  };
}

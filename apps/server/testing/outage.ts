import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** Takes the database away from the server that has this environment; answers how to give it back. */
export async function loseDatabase(env: Readonly<Record<string, string>>): Promise<() => Promise<void>> {
  const url = env['DATABASE_URL'];
  if (!url) {
    const other = new DatabaseSync(join(env['SERVERY_DATA'] ?? '', 'servery.db'), { timeout: 60_000 });
    other.exec('begin exclusive');
    return () => {
      other.exec('rollback');
      other.close();
      return Promise.resolve();
    };
  }
  const name = new URL(url).pathname.slice(1);
  const at = new URL(url);
  at.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: at.href });
  await admin.connect();
  await admin.query(`alter database ${name} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  return async () => {
    await admin.query(`alter database ${name} with allow_connections true`);
    await admin.end();
  };
}

/** Keeps everybody else from the carts of a PostgreSQL; answers how to let them in again. */
export async function lockCarts(env: Readonly<Record<string, string>>): Promise<() => Promise<void>> {
  const other = new pg.Client({ connectionString: env['DATABASE_URL'] });
  await other.connect();
  await other.query('begin; lock table cart in access exclusive mode');
  return () => other.end();
}

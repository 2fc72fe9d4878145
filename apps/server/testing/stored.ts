import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Everything that the server has written down: its files, or all rows of all tables. */
export async function allThatIsStored(env: Record<string, string>): Promise<string> {
  const url = env['DATABASE_URL'];
  const folder = env['SERVERY_DATA']!;
  if (!url)
    return readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'latin1'))
      .join('\n');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows)
    rows.push(JSON.stringify((await client.query(`select * from ${name}`)).rows));
  await client.end();
  return rows.join('\n');
}

export type Placed = { submit_key: string; ref: string; attempt: string };

/** Orders on PostgreSQL with the payments that paid them. */
export async function placedOrders(env: Record<string, string>): Promise<Placed[]> {
  const client = new pg.Client({ connectionString: env['DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query<Placed>(
    `select o.submit_key, o.ref, p.id as attempt from orders o
     join payment_attempt p on p.order_id = o.id and p.state in ('placed', 'captured')`,
  );
  await client.end();
  return rows;
}

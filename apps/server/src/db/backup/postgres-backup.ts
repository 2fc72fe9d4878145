import pg from 'pg';
import type { Row, Table } from '#db/backup/format';
import type { Filling, Target } from '#db/backup/target';
import type { Source } from '#db/backup/write-backup';
import { wholeNumbers } from '#db/postgres';

const BATCH = 500;

const quoted = (name: string): string => pg.escapeIdentifier(name);

async function tablesIn(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select t.table_name::text as name,
      array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
    where t.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    group by t.table_name order by t.table_name`);
  return rows;
}

async function* rowsOf(client: pg.Client, { name, columns }: Table): AsyncGenerator<readonly Row[]> {
  const select = `select ${columns.map(quoted).join(', ')} from ${quoted(name)}`;
  await client.query(`declare backup_rows no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await client.query<(string | number | null)[]>({
      text: `fetch ${BATCH} from backup_rows`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close backup_rows');
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types: wholeNumbers });
  await client.connect();
  return client;
}

/** Whether nothing was ever started here. */
export async function hasNoTables(url: string): Promise<boolean> {
  const client = await connected(url);
  try {
    return (await tablesIn(client)).length === 0;
  } finally {
    await client.end();
  }
}

/** One transaction that sees the database of one moment, whatever is written beside it meanwhile. */
export async function openPostgresSource(url: string): Promise<Source & { close(): Promise<void> }> {
  const client = await connected(url);
  await client.query('begin transaction isolation level repeatable read read only');
  return {
    engine: 'postgres',
    migrations: async () =>
      (
        await client.query<{ name: string; checksum: string }>(
          'select name, checksum from migration order by name',
        )
      ).rows,
    tables: async () => (await tablesIn(client)).filter(({ name }) => name !== 'migration'),
    rows: (table) => rowsOf(client, table),
    close: () => client.end(),
  };
}

type ForeignKey = { on_table: string; name: string; definition: string };

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as on_table, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`);
  for (const { on_table, name } of rows)
    await client.query(`alter table ${on_table} drop constraint ${quoted(name)}`);
  return rows;
}

async function countOn(client: pg.Client): Promise<void> {
  for (const { name } of (await tablesIn(client)).filter(({ columns }) => columns.includes('id'))) {
    const sequence = await client.query<{ of: string | null }>(
      'select pg_get_serial_sequence($1, $2) as of',
      [quoted(name), 'id'],
    );
    const of = sequence.rows[0]?.of;
    if (of)
      await client.query(`select setval($1, max(id)) from ${quoted(name)} having max(id) is not null`, [of]);
  }
}

function fillingOf(client: pg.Client): Filling {
  let dropped: ForeignKey[] = [];
  return {
    apply: async (sql) => {
      await client.query(sql);
    },
    tables: () => tablesIn(client),
    loosen: async () => {
      dropped = await dropForeignKeys(client);
    },
    insert: async ({ name, columns }, rows) => {
      const slots = rows.map(
        (_row, at) => `(${columns.map((_column, of) => `$${at * columns.length + of + 1}`).join(', ')})`,
      );
      await client.query(
        `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values ${slots.join(', ')}`,
        rows.flat(),
      );
    },
    tighten: async () => {
      for (const { on_table, name, definition } of dropped)
        await client.query(`alter table ${on_table} add constraint ${quoted(name)} ${definition}`);
      await countOn(client);
    },
  };
}

export async function openPostgresTarget(url: string): Promise<Target> {
  const client = await connected(url);
  return {
    engine: 'postgres',
    fill: async (work) => {
      await client.query('begin');
      try {
        const done = await work(fillingOf(client));
        await client.query('commit');
        return done;
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
    close: () => client.end(),
  };
}

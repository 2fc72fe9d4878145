import pg from 'pg';

/** Stands in every name of the venue that was imported, and in its copies with another number. */
export const markOf = (index: number): string => `g${String(index).padStart(7, '0')}`;
const MODEL = markOf(1);

type Column = { name: string; type: string };
type Copied = { table: string; columns: Column[] };

const TABLES = `
  select c.relname as table, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null))) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  group by c.relname`;

const isId = ({ name, type }: Column): boolean => type === 'bigint' && /(?:^|_)id$/.test(name);
const isText = ({ type }: Column): boolean => type === 'text' || type === 'character varying';

/** The transaction that imported it. */
async function importOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ xid: string }>(
    'select xmin::text as xid from brand where code = $1',
    [MODEL],
  );
  if (!rows[0]) throw new Error('there is nothing to copy');
  return rows[0].xid;
}

/** The rows that one transaction made, wherever they are. */
async function madeBy(client: pg.Client, xid: string): Promise<Copied[]> {
  const { rows } = await client.query<Copied>(TABLES);
  const made: Copied[] = [];
  for (const each of rows) {
    const found = await client.query(`select 1 from "${each.table}" where xmin::text = $1 limit 1`, [xid]);
    if (found.rows.length > 0) made.push(each);
  }
  return made;
}

/** Ids of copies are so far apart that none meets another. */
async function strideOf(client: pg.Client, copied: readonly Copied[]): Promise<number> {
  let most = 0;
  for (const { table, columns } of copied)
    for (const { name } of columns.filter(isId)) {
      const { rows } = await client.query<{ most: string | null }>(
        `select max("${name}")::text as most from "${table}"`,
      );
      most = Math.max(most, Number(rows[0]?.most ?? 0));
    }
  return 10 ** Math.ceil(Math.log10(most + 1));
}

const copiedValue = (column: Column, stride: number): string => {
  const { name } = column;
  if (isId(column))
    return `case when "${name}" > 0 then "${name}" + (n - 1) * ${stride}::bigint else "${name}" end`;
  return isText(column) ? `replace("${name}", '${MODEL}', 'g' || lpad(n::text, 7, '0'))` : `"${name}"`;
};

/**
 * Copies of a venue that was imported in one transaction: all rows that it made, with other ids and names. Whoever
 * reads them cannot tell them from those of as many imports.
 */
export async function copyVenues(url: string, upTo: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Rows of the same copy refer to each other, in whatever order the tables come.
    await client.query('set session_replication_role = replica');
    const xid = await importOf(client);
    const copied = await madeBy(client, xid);
    const stride = await strideOf(client, copied);
    for (const { table, columns } of copied) {
      const names = columns.map(({ name }) => `"${name}"`).join(', ');
      const values = columns.map((column) => copiedValue(column, stride)).join(', ');
      await client.query(
        `insert into "${table}" (${names}) select ${values} from "${table}", generate_series(2, ${upTo}) as n
         where "${table}".xmin::text = $1`,
        [xid],
      );
      if (columns.some(({ name }) => name === 'id'))
        await client.query(
          `select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max(id) from "${table}"))
           where pg_get_serial_sequence('"${table}"', 'id') is not null`,
        );
    }
  } finally {
    await client.end();
  }
}

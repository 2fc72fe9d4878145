import pg from 'pg';

const YEAR_MS = 365 * 86_400_000;
const AT_ONCE = 100_000;
const COMPLETE = 5;
const READY = 4;
/** A kitchen's time. */
const MADE_MS = 600_000;

type Own = Readonly<Record<string, string>>;

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = $1 and table_schema = 'public'",
    [table],
  );
  return rows.map(({ column_name: name }) => name);
}

const AT = `($1::bigint - ((n * 15485863) % ${YEAR_MS}))`;
const PLACE = 'join place on place.at = n % (select count(*) from place)';

/** One row for each number, like the one that a table's model has but for what is its own. */
async function copying(client: pg.Client, table: string, own: Own): Promise<string> {
  const columns = await columnsOf(client, table);
  await client.query(`create temporary table model_${table} as select * from ${table} order by id limit 1`);
  const values = columns.map((name) => own[name] ?? `model_${table}.${name}`);
  return `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
    from generate_series($2::bigint, $3::bigint) as n ${PLACE} cross join model_${table} where $1::bigint > 0`;
}

/** Orders begin above all that there are, so that lines and events know theirs. */
async function statements(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ most: string }>('select max(id)::text as most from orders');
  const order = `${Number(rows[0]?.most ?? 0) + 1} + n`;
  const next = (table: string) => `nextval(pg_get_serial_sequence('${table}', 'id'))`;
  const at = { venue_id: 'place.venue_id', order_id: order };
  return [
    await copying(client, 'orders', {
      id: order,
      ref: "md5('ref' || n)",
      submit_key: "'growth-' || n",
      number: 'n::text',
      venue_id: 'place.venue_id',
      menu_id: 'place.menu_id',
      status: String(COMPLETE),
      placed_at: AT,
      due_at: `${AT} + ${MADE_MS}`,
      status_at: `${AT} + ${MADE_MS}`,
    }),
    await copying(client, 'order_line', { id: next('order_line'), ...at }),
    await copying(client, 'order_event', {
      id: next('order_event'),
      ...at,
      to_status: String(READY),
      created_at: `${AT} + ${MADE_MS}`,
    }),
  ];
}

/** As many orders as wanted, with what was ordered and when it was ready, like one that was placed, over all venues and the last year. */
export async function fillOrders(url: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await client.query(
      "create temporary table place as select row_number() over (order by id) - 1 as at, venue_id, id as menu_id from menu where slug like 'banksia-kitchen%'",
    );
    await client.query('analyze place');
    const all = await statements(client);
    const now = Date.now();
    for (let from = 0; from < orders; from += AT_ONCE)
      for (const each of all) await client.query(each, [now, from, Math.min(from + AT_ONCE, orders) - 1]);
    await client.query("select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders))");
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

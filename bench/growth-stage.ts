import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../apps/server/src/db/migrate.ts';
import type { Database, Tx } from '../apps/server/src/db/database.ts';
import { openPostgres } from '../apps/server/src/db/postgres.ts';
import { seedDemo } from '../apps/server/src/db/seed/demo.ts';
import { readFolder } from '../apps/server/src/brand/folders.ts';
import { changeBrand } from '../apps/server/src/stores/brands.ts';
import { addBrand, addOrganisation } from '../apps/server/src/stores/organisations.ts';
import { exportVenue } from '../apps/server/src/venue-file/export-venue.ts';
import { importVenue } from '../apps/server/src/venue-file/import-venue.ts';
import { join, resolve } from 'node:path';

const quiet = { publish: () => {}, wakeJobs: () => {} };
const DEMO = join(resolve(import.meta.dirname, '..'), 'brands/demo');
const YEAR_MS = 365 * 86_400_000;
const AT_ONCE = 100_000;

/** Somebody at a venue, and somebody of its team. */
export type Visitor = {
  token: string;
  appId: string;
  slug: string;
  sid: string;
  consoleSid: string;
  venueId: number;
  menuId: number;
  productId: number;
};
type Place = Omit<Visitor, 'sid' | 'consoleSid'> & { brandCode: string; personId: number };

/** A brand with a venue like the demo's own, in an organisation of its own. */
async function openVenue(tx: Tx, file: Awaited<ReturnType<typeof exportVenue>>, index: number) {
  const now = Date.now();
  const code = `growth${index}`;
  const { source } = readFolder(DEMO);
  const own = {
    code,
    name: `Venue ${index}`,
    token: `token-${index}`,
    app_id: `app-${index}`,
    hosts: [`growth${index}.localhost`],
  };
  const definition = JSON.stringify({ ...(JSON.parse(source.definition) as object), ...own });
  await addBrand(tx, code, await addOrganisation(tx, { name: own.name, now }));
  const { token, hosts } = own;
  await changeBrand(tx, { code, token, hosts, definition, legal: source.legal, source: code });
  const people = [{ name: own.name, email: `owner-${index}@example.com`, role: 'owner', all_venues: true }];
  const menus = file.menus.map((menu) => ({ ...menu, slug: `${menu.slug}-${index}` }));
  const done = await importVenue(tx, { file: { ...file, menus, people }, into: { brandCode: code } }, now);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

async function placesOf(db: Database): Promise<Place[]> {
  return db.read(async (tx) => {
    const rows = await tx.q
      .selectFrom('venue')
      .innerJoin('menu', 'menu.venue_id', 'venue.id')
      .innerJoin('brand', 'brand.code', 'venue.brand_code')
      .innerJoin('membership', 'membership.organisation_id', 'brand.organisation_id')
      .innerJoin('role', 'role.id', 'membership.role_id')
      .innerJoin('product', 'product.venue_id', 'venue.id')
      .select([
        'brand.code',
        'brand.token',
        'menu.slug',
        'venue.id as venueId',
        'menu.id as menuId',
        'membership.person_id as personId',
        'product.id as productId',
      ])
      .where('role.code', '=', 'owner')
      .where('product.name', '=', 'Rosemary Chips')
      .orderBy('venue.id')
      .execute();
    // The demo's brand is brought in at the first start, with what stands in its folder.
    return rows.map(({ code, token, ...row }) => ({
      ...row,
      token: code === 'demo' ? 'demo-token' : token,
      brandCode: code,
      appId: code === 'demo' ? 'servery-demo' : token.replace('token', 'app'),
    }));
  });
}

const sidOf = () => {
  const sid = randomBytes(32).toString('base64url');
  return { sid, hash: createHash('sha256').update(sid).digest('base64url') };
};

async function visitorAt(tx: Tx, place: Place): Promise<Visitor> {
  const { brandCode, personId, ...seen } = place;
  const [own, desk] = [sidOf(), sidOf()];
  const now = Date.now();
  const times = { brand_code: brandCode, created_at: now, seen_at: now, expires_at: now + 1e9 };
  await tx.q
    .insertInto('session')
    .values([
      { sid_hash: own.hash, kind: 'customer', customer_id: null, person_id: null, venue_id: null, ...times },
      {
        sid_hash: desk.hash,
        kind: 'console',
        customer_id: null,
        person_id: personId,
        venue_id: place.venueId,
        ...times,
      },
    ])
    .execute();
  return { ...seen, sid: own.sid, consoleSid: desk.sid };
}

/** As many orders as wanted, like one that was placed, over all venues and the last year. */
async function fillOrders(url: string, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const columnsOf = async (table: string) => {
    const { rows } = await client.query<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = $1 and table_schema = 'public'",
      [table],
    );
    return rows.map(({ column_name: name }) => name);
  };
  const own: Record<string, string> = {
    id: "nextval(pg_get_serial_sequence('orders', 'id'))",
    ref: "md5('ref' || n)",
    submit_key: "'growth-' || n",
    number: 'n::text',
    venue_id: 'place.venue_id',
    menu_id: 'place.menu_id',
    status: '5',
    placed_at: `$1::bigint - ((n * 7919) % ${YEAR_MS})`,
    due_at: `$1::bigint - ((n * 7919) % ${YEAR_MS})`,
    status_at: `$1::bigint - ((n * 7919) % ${YEAR_MS})`,
  };
  const columns = await columnsOf('orders');
  const values = columns.map((name) => own[name] ?? `model.${name}`);
  await client.query(
    'create temporary table place as select row_number() over (order by id) - 1 as at, venue_id, id as menu_id from menu',
  );
  await client.query('create temporary table model as select * from orders order by id limit 1');
  for (let from = 0; from < orders; from += AT_ONCE)
    await client.query(
      `insert into orders (${columns.join(', ')}) select ${values.join(', ')}
       from generate_series(${from}::bigint, ${Math.min(from + AT_ONCE, orders) - 1}::bigint) as n
       join place on place.at = n % (select count(*) from place) cross join model`,
      [Date.now()],
    );
  await client.query('vacuum analyze');
  await client.end();
}

export type GrowthStage = { url: string; visitors: Visitor[]; fill(orders: number): Promise<void> };

/** So many venues, and so many people spread over them. */
export async function setGrowthStage(url: string, venues: number, people: number): Promise<GrowthStage> {
  const db = openPostgres(url, 4, quiet);
  await migrate(db);
  await seedDemo(db, { now: Date.now(), passwordHash: 'none', alwaysOpen: true });
  const first = await db.read((tx) =>
    tx.q
      .selectFrom('menu')
      .select('venue_id')
      .where('slug', '=', 'banksia-kitchen')
      .executeTakeFirstOrThrow(),
  );
  const file = await db.read((tx) => exportVenue(tx, first.venue_id));
  for (let index = 1; index < venues; index += 1) await db.write((tx) => openVenue(tx, file, index));
  await db.write(async (tx) => {
    await tx.q
      .updateTable('fulfilment_type')
      .set({ block_capacity: 10_000_000 })
      .where('block_capacity', '>', 0)
      .execute();
    await tx.q.updateTable('membership').set({ joined_at: 1 }).where('joined_at', 'is', null).execute();
  });
  const places = await placesOf(db);
  const at = (index: number) => {
    const place = places[index % places.length];
    if (!place) throw new Error('there is no venue to visit');
    return place;
  };
  const visitors = await db.write(async (tx) => {
    const all: Visitor[] = [];
    for (let index = 0; index < people; index += 1) all.push(await visitorAt(tx, at(index)));
    return all;
  });
  await db.close();
  return { url, visitors, fill: (orders) => fillOrders(url, orders) };
}

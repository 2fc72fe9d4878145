import { createHash, randomBytes } from 'node:crypto';
import { migrate } from '../apps/server/src/db/migrate.ts';
import type { Database, Tx } from '../apps/server/src/db/database.ts';
import { openPostgres } from '../apps/server/src/db/postgres.ts';
import { seedDemo } from '../apps/server/src/db/seed/demo.ts';
import { readFolder } from '../apps/server/src/brand/folders.ts';
import { changeBrand } from '../apps/server/src/stores/brands.ts';
import { addBrand, addOrganisation } from '../apps/server/src/stores/organisations.ts';
import { exportVenue } from '../apps/server/src/venue-file/export-venue.ts';
import { importVenue } from '../apps/server/src/venue-file/import-venue.ts';
import { isSame } from '../packages/domain/src/venue-file/same.ts';
import { join, resolve } from 'node:path';
import { copyVenues, markOf } from './copy-venues.ts';
import { fillOrders } from './fill-orders.ts';

const quiet = { publish: () => {}, wakeJobs: () => {} };
const DEMO = join(resolve(import.meta.dirname, '..'), 'brands/demo');

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

type File = Awaited<ReturnType<typeof exportVenue>>;

/** A brand with a venue like the demo's own, in an organisation of its own. */
async function openVenue(tx: Tx, file: File): Promise<void> {
  const now = Date.now();
  const code = markOf(1);
  const { source } = readFolder(DEMO);
  const own = {
    code,
    name: `Venue ${code}`,
    token: `token-${code}`,
    app_id: `app-${code}`,
    hosts: [`${code}.localhost`],
  };
  const definition = JSON.stringify({ ...(JSON.parse(source.definition) as object), ...own });
  await addBrand(tx, code, await addOrganisation(tx, { name: own.name, now }));
  const { token, hosts } = own;
  await changeBrand(tx, { code, token, hosts, definition, legal: source.legal, source: code });
  const people = [{ name: own.name, email: `owner-${code}@example.com`, role: 'owner', all_venues: true }];
  const menus = file.menus.map((menu) => ({ ...menu, slug: `${menu.slug}-${code}` }));
  const done = await importVenue(tx, { file: { ...file, menus, people }, into: { brandCode: code } }, now);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

/** A copy says of itself what the venue that was imported does, but for its names. */
async function checkCopy(db: Database, index: number): Promise<void> {
  const fileOf = async (code: string): Promise<File> =>
    db.read(async (tx) => {
      const { id } = await tx.q
        .selectFrom('venue')
        .select('id')
        .where('brand_code', '=', code)
        .executeTakeFirstOrThrow();
      return exportVenue(tx, id);
    });
  const copy = await fileOf(markOf(index));
  const wanted = JSON.stringify(await fileOf(markOf(1))).replaceAll(markOf(1), markOf(index));
  if (!isSame(copy, JSON.parse(wanted))) throw new Error(`venue ${index} is no copy of the first`);
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
  if (venues > 1) {
    await db.write((tx) => openVenue(tx, file));
    await copyVenues(url, venues - 1);
    await checkCopy(db, venues - 1);
  }
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

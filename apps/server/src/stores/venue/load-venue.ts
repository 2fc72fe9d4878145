import type { FulfilmentPoint, Venue, VenueFulfilment } from '@servery/domain/venue/model';
import type { Selectable } from 'kysely';
import type { FulfilmentTypeTable } from '#db/tables/venue';
import type { ReadTx } from '#db/database';
import { statement } from '#db/statement';
import { hasGifts } from '#stores/gifts';
import { printersOf } from '#stores/printers';
import { findScheme, schemeOf } from '#stores/rewards';
import { groupBy } from '#stores/venue/group-by';
import { loadCategories } from '#stores/venue/load-menu';
import {
  parseFacts,
  parseFulfilment,
  parseMenu,
  parseMethod,
  parsePoint,
  parsePromo,
  parseZone,
} from '#stores/venue/parse-venue';

/** Those that are switched off included, each with its row. */
export async function loadAllFulfilment(
  tx: ReadTx,
  venueIds: readonly number[],
): Promise<{ row: Selectable<FulfilmentTypeTable>; type: VenueFulfilment }[]> {
  const types = await tx.q
    .selectFrom('fulfilment_type')
    .selectAll()
    .where('venue_id', 'in', venueIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const windows = await tx.q
    .selectFrom('open_window')
    .selectAll()
    .where('venue_id', 'in', venueIds)
    .orderBy('opens')
    .execute();
  const specials = await tx.q
    .selectFrom('special_date')
    .selectAll()
    .where('venue_id', 'in', venueIds)
    .execute();
  const windowsOf = groupBy(windows, (row) => row.fulfilment_type_id);
  const specialsOf = groupBy(specials, (row) => row.fulfilment_type_id);
  return types.map((row) => ({
    row,
    type: parseFulfilment(row, {
      windows: windowsOf.get(row.id) ?? [],
      specials: specialsOf.get(row.id) ?? [],
    }),
  }));
}

/** What customers can choose from. */
export async function loadFulfilment(tx: ReadTx, venueIds: readonly number[]): Promise<VenueFulfilment[]> {
  const all = await loadAllFulfilment(tx, venueIds);
  return all.filter(({ row }) => row.offered === 1).map(({ type }) => type);
}

async function loadPoints(tx: ReadTx, venueId: number): Promise<FulfilmentPoint[]> {
  const points = await tx.q
    .selectFrom('fulfilment_point')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .orderBy('due_time')
    .orderBy('id')
    .execute();
  const links = await tx.q.selectFrom('point_zone').selectAll().where('venue_id', '=', venueId).execute();
  const linksOf = groupBy(links, (link) => link.point_id);
  return points.map((row) =>
    parsePoint(
      row,
      (linksOf.get(row.id) ?? []).map((link) => link.zone_id),
    ),
  );
}

export async function findMenu(tx: ReadTx, slug: string): Promise<number | undefined> {
  const row = await tx.q.selectFrom('menu').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

const versionOfMenu = statement((q, p: { menuId: number }) =>
  q.selectFrom('menu').select('version').where('id', '=', p.menuId),
);

export async function menuVersion(tx: ReadTx, menuId: number): Promise<number | undefined> {
  const [row] = await versionOfMenu(tx, { menuId });
  return row?.version;
}

/** A venue with its menu, without what the payment providers offer there. */
export async function loadVenue(tx: ReadTx, menuId: number): Promise<Venue> {
  const menu = await tx.q.selectFrom('menu').selectAll().where('id', '=', menuId).executeTakeFirstOrThrow();
  const venueId = menu.venue_id;
  const facts = await tx.q
    .selectFrom('venue')
    .selectAll()
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  const categories = await loadCategories(tx, menu);
  const products = new Map(
    categories.flatMap((category) => category.products.map((product) => [product.id, product])),
  );
  const zones = await tx.q
    .selectFrom('delivery_zone')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .execute();
  const methods = await tx.q
    .selectFrom('payment_method')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const promos = await tx.q
    .selectFrom('promo')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .orderBy('id')
    .execute();
  const printers = await printersOf(tx, venueId);
  const scheme = await findScheme(tx, venueId);
  return {
    ...parseFacts(facts),
    menu: parseMenu(menu),
    categories,
    products,
    fulfilment: await loadFulfilment(tx, [venueId]),
    fulfilmentPoints: new Map((await loadPoints(tx, venueId)).map((point) => [point.id, point])),
    zones: new Map(zones.map((zone) => [zone.postcode, parseZone(zone)])),
    methods: methods.map(parseMethod),
    promos: promos.map((promo) => parsePromo(promo, products)),
    takesGifts: await hasGifts(tx, facts.brand_code),
    scheme: scheme && schemeOf(scheme),
    printers,
    classes: await tx.q
      .selectFrom('student_class')
      .select(['id', 'name'])
      .where('venue_id', '=', venueId)
      .orderBy('id')
      .execute(),
  };
}

export async function findMenuOfProduct(tx: ReadTx, productId: number): Promise<number | undefined> {
  const row = await tx.q
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select('category.menu_id')
    .where('product.id', '=', productId)
    .executeTakeFirst();
  return row?.menu_id;
}

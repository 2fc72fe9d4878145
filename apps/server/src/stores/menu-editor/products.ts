import type { EditedProduct } from '@servery/contract/entities/menu-editor';
import type { ReadTx, Tx } from '#db/database';
import { keepProductPlace, returnProduct } from '#stores/menu-editor/places';
import {
  archiveProducts,
  linkGroups,
  productFacts,
  productRow,
  updateProduct,
} from '#stores/venue-file/products';

export type ProductRecord = { id: number; version: number; categoryId: number; value: EditedProduct };

/** Those on the menus of a venue, in the order in which they are shown. */
export async function readProducts(
  tx: ReadTx,
  venueId: number,
  only?: readonly number[],
): Promise<ProductRecord[]> {
  const all = tx.q
    .selectFrom('product')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .orderBy('position')
    .orderBy('id');
  const links = tx.q
    .selectFrom('product_modifier')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('position')
    .orderBy('group_id');
  const rows = await (only ? all.where('id', 'in', only) : all).execute();
  const linked = await (only ? links.where('product_id', 'in', only) : links).execute();
  const linksOf = Map.groupBy(linked, ({ product_id: product }) => product);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    categoryId: row.category_id,
    value: {
      ...productFacts(row),
      options: (linksOf.get(row.id) ?? []).map(({ group_id: group }) => group),
    },
  }));
}

/** At the end of its category. */
export async function addProduct(
  tx: Tx,
  { venueId, categoryId }: { venueId: number; categoryId: number },
  { options, ...facts }: EditedProduct,
): Promise<number> {
  const { id } = await tx.q
    .insertInto('product')
    .values((of) => ({
      ...productRow(facts),
      venue_id: venueId,
      category_id: categoryId,
      position: of
        .selectFrom('product as other')
        .select((each) => each.fn.coalesce(each.fn.max('other.position'), each.lit(-1)).as('last'))
        .where('other.category_id', '=', categoryId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.q
    .updateTable('product')
    .set((row) => ({ position: row('position', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await linkGroups(tx, { venueId, productId: id }, options);
  return id;
}

type ProductAt = { venueId: number; id: number; now: number };

/** Changes it, or takes it off the menu where nothing is wanted. */
export async function writeProduct(tx: Tx, at: ProductAt, value: EditedProduct | undefined): Promise<void> {
  const { venueId, id } = at;
  if (!value) {
    await keepProductPlace(tx, at);
    await archiveProducts(tx, venueId, [id]);
    await tx.q
      .updateTable('product')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('venue_id', '=', venueId)
      .execute();
    return;
  }
  const { options, ...facts } = value;
  await returnProduct(tx, at);
  await updateProduct(tx, at, productRow(facts));
  await linkGroups(tx, { venueId, productId: id }, options);
}

/** The code of a promo that is for this product alone. */
export async function promoFor(
  tx: ReadTx,
  venueId: number,
  ids: readonly number[],
): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const row = await tx.q
    .selectFrom('promo')
    .select('code')
    .where('venue_id', '=', venueId)
    .where('product_id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  return row?.code;
}

export async function countProducts(tx: ReadTx, venueId: number): Promise<number> {
  const row = await tx.q
    .selectFrom('product')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Only what stands in its own row, which many products at once can afford. */
export async function changeFacts(
  tx: Tx,
  at: ProductAt,
  { options: _asked, ...facts }: EditedProduct,
): Promise<void> {
  await updateProduct(tx, at, productRow(facts));
}

import { rowOf, valueIn } from '@servery/domain/fields/field';
import { PRODUCT_FIELDS } from '@servery/domain/menu-editor/fields';
import { matchProducts } from '@servery/domain/venue-file/match';
import type { FileProduct, PlacedProduct } from '@servery/domain/venue-file/parts';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { ProductTable } from '#db/tables/catalogue';
import type { HeldCategory } from '#stores/venue-file/categories';
import { countOrdered } from '#stores/stock-days';

export type HeldProduct = {
  id: number;
  categoryId: number;
  category: string;
  name: string;
  isArchived: boolean;
  item: FileProduct;
};

type ProductFacts = Omit<FileProduct, 'options'>;

/** All that stands in its own row. */
export const productFacts = (row: Selectable<ProductTable>): ProductFacts => valueIn(PRODUCT_FIELDS, row);

type Around = { categories: readonly HeldCategory[]; keyOf: ReadonlyMap<number, string> };

/** Those of a menu, with the ones that were taken off it. */
export async function readProducts(
  tx: ReadTx,
  { venueId, menuId }: { venueId: number; menuId: number },
  { categories, keyOf }: Around,
): Promise<HeldProduct[]> {
  const rows = await tx.q
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .selectAll('product')
    .where('product.venue_id', '=', venueId)
    .where('category.menu_id', '=', menuId)
    .orderBy('product.position')
    .orderBy('product.id')
    .execute();
  const links = await tx.q
    .selectFrom('product_modifier')
    .selectAll()
    .where('venue_id', '=', venueId)
    .orderBy('position')
    .orderBy('group_id')
    .execute();
  const linksOf = Map.groupBy(links, (link) => link.product_id);
  const pathOf = new Map(categories.map(({ id, path }) => [id, path]));
  return rows.map((row) => ({
    id: row.id,
    categoryId: row.category_id,
    category: pathOf.get(row.category_id) ?? '',
    name: row.name,
    isArchived: row.archived === 1,
    item: {
      ...productFacts(row),
      options: (linksOf.get(row.id) ?? []).flatMap(({ group_id: group }) => keyOf.get(group) ?? []),
    },
  }));
}

export const productRow = (it: ProductFacts) => ({ ...rowOf(PRODUCT_FIELDS, it), archived: 0 });

type ProductRow = ReturnType<typeof productRow> & Partial<Omit<Place, 'venueId'>>;

/** Everything that changes a product goes through here: from the moment that its days are counted, what is ordered for them counts. */
export async function updateProduct(
  tx: Tx,
  { venueId, id, now }: { venueId: number; id: number; now: number },
  row: ProductRow,
): Promise<void> {
  const before = await tx.q
    .selectFrom('product')
    .select('daily_count')
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .executeTakeFirst();
  await tx.q
    .updateTable('product')
    .set((held) => ({ ...row, version: held('version', '+', 1) }))
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .execute();
  if (before?.daily_count === 0 && row.daily_count > 0)
    await countOrdered(tx, { venueId, productId: id }, now);
}

type Place = { venueId: number; category_id: number; position: number };

async function saveProduct(
  tx: Tx,
  id: number | undefined,
  { item, place: { venueId, ...place }, now }: { item: FileProduct; place: Place; now: number },
): Promise<number> {
  if (id !== undefined) {
    await updateProduct(tx, { venueId, id, now }, { ...productRow(item), ...place });
    return id;
  }
  const made = await tx.q
    .insertInto('product')
    .values({ ...productRow(item), ...place, venue_id: venueId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

export async function linkGroups(
  tx: Tx,
  { venueId: venue_id, productId: product_id }: { venueId: number; productId: number },
  groupIds: readonly number[],
): Promise<void> {
  await tx.q
    .deleteFrom('product_modifier')
    .where('product_id', '=', product_id)
    .where('venue_id', '=', venue_id)
    .execute();
  const links = groupIds.map((group_id, position) => ({ product_id, group_id, venue_id, position }));
  if (links.length > 0) await tx.q.insertInto('product_modifier').values(links).execute();
}

/** Old orders and carts refer to it: it stays, out of sight, until a file has it again. */
export async function archiveProducts(tx: Tx, venueId: number, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    await tx.q.deleteFrom('sold_out').where('product_id', '=', id).where('venue_id', '=', venueId).execute();
    await linkGroups(tx, { venueId, productId: id }, []);
    await tx.q
      .updateTable('product')
      .set({ archived: 1 })
      .where('id', '=', id)
      .where('venue_id', '=', venueId)
      .execute();
  }
}

type Wanted = {
  held: readonly HeldProduct[];
  products: readonly PlacedProduct[];
  categoryIds: readonly number[];
  groupIds: ReadonlyMap<string, number>;
};

export async function writeProducts(
  tx: Tx,
  { venueId, now }: { venueId: number; now: number },
  { held, products, categoryIds, groupIds }: Wanted,
): Promise<void> {
  const live = matchProducts(
    held.filter(({ isArchived }) => !isArchived),
    products,
  );
  const revived = matchProducts(
    held.filter(({ isArchived }) => isArchived),
    live.added,
  );
  const idOf = new Map([...live.kept, ...revived.kept].map(({ have, want }) => [want, have.id]));
  const filled = new Map<number, number>();
  for (const product of products) {
    const position = filled.get(product.categoryAt) ?? 0;
    filled.set(product.categoryAt, position + 1);
    const place = { venueId, category_id: categoryIds[product.categoryAt] as number, position };
    const productId = await saveProduct(tx, idOf.get(product), { item: product.item, place, now });
    await linkGroups(
      tx,
      { venueId, productId },
      product.item.options.map((key) => groupIds.get(key) as number),
    );
  }
  await archiveProducts(
    tx,
    venueId,
    live.removed.map(({ id }) => id),
  );
}

import type { ReadTx, Tx } from '#db/database';

/** The products of a category, in the order in which they are shown. */
export async function productsOf(tx: ReadTx, venueId: number, categoryId: number): Promise<number[]> {
  const rows = await tx.q
    .selectFrom('product')
    .select('id')
    .where('venue_id', '=', venueId)
    .where('category_id', '=', categoryId)
    .where('archived', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function orderProducts(
  tx: Tx,
  { venueId, categoryId }: { venueId: number; categoryId: number },
  ids: readonly number[],
): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx.q
      .updateTable('product')
      .set({ category_id: categoryId, position })
      .where('id', '=', id)
      .where('venue_id', '=', venueId)
      .execute();
}

export type PlacedCategory = { id: number; parent_id: number };

export async function categoriesOf(tx: ReadTx, venueId: number, menuId: number): Promise<PlacedCategory[]> {
  const rows = await tx.q
    .selectFrom('category')
    .select(['id', 'parent_id'])
    .where('venue_id', '=', venueId)
    .where('menu_id', '=', menuId)
    .where('archived', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, parent_id }) => ({ id, parent_id: parent_id ?? 0 }));
}

export async function orderCategories(
  tx: Tx,
  venueId: number,
  categories: readonly PlacedCategory[],
): Promise<void> {
  for (const [position, { id, parent_id }] of categories.entries())
    await tx.q
      .updateTable('category')
      .set({ position, parent_id: parent_id === 0 ? null : parent_id })
      .where('id', '=', id)
      .where('venue_id', '=', venueId)
      .execute();
}

/** The menus of a venue, the first that was made first. */
export const menusOf = (tx: ReadTx, venueId: number): Promise<{ id: number; slug: string }[]> =>
  tx.q.selectFrom('menu').select(['id', 'slug']).where('venue_id', '=', venueId).orderBy('id').execute();

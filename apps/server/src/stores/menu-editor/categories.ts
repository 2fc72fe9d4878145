import type { EditedCategory } from '@servery/contract/entities/menu-editor';
import type { ReadTx, Tx } from '#db/database';
import { keepCategoryPlace, returnCategory } from '#stores/menu-editor/places';
import { categoryItem, categoryRow } from '#stores/venue-file/categories';

export type CategoryRecord = {
  id: number;
  version: number;
  menuId: number;
  /** 0 where it stands in none. */
  parentId: number;
  value: EditedCategory;
};

export async function readCategories(tx: ReadTx, venueId: number): Promise<CategoryRecord[]> {
  const rows = await tx.q
    .selectFrom('category')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('archived', '=', 0)
    .orderBy('menu_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    menuId: row.menu_id,
    parentId: row.parent_id ?? 0,
    value: categoryItem(row),
  }));
}

/** At the end of its menu. */
export async function addCategory(
  tx: Tx,
  { venueId, menuId, parentId }: { venueId: number; menuId: number; parentId: number },
  value: EditedCategory,
): Promise<number> {
  const { last } = await tx.q
    .selectFrom('category')
    .select((of) => of.fn.coalesce(of.fn.max('position'), of.lit(-1)).as('last'))
    .where('menu_id', '=', menuId)
    .executeTakeFirstOrThrow();
  const { id } = await tx.q
    .insertInto('category')
    .values({
      ...categoryRow(value),
      venue_id: venueId,
      menu_id: menuId,
      parent_id: parentId === 0 ? null : parentId,
      position: last + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes it, or takes it off the menu where nothing is wanted. */
export async function writeCategory(
  tx: Tx,
  at: { venueId: number; id: number },
  value: EditedCategory | undefined,
): Promise<void> {
  const { venueId, id } = at;
  await (value ? returnCategory : keepCategoryPlace)(tx, at);
  await tx.q
    .updateTable('category')
    .set((of) => ({
      ...(value ? { ...categoryRow(value), archived: 0 } : { archived: 1 }),
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .execute();
}

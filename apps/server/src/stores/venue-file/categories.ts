import { rowOf, valueIn } from '@servery/domain/fields/field';
import { CATEGORY_FIELDS } from '@servery/domain/menu-editor/fields';
import type { CategoryFacts, PlacedCategory } from '@servery/domain/venue-file/parts';
import { match } from '@servery/domain/venue-file/match';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { CategoryTable } from '#db/tables/catalogue';

type InMenu = { venueId: number; menuId: number };
export type HeldCategory = { id: number; parentId: number | undefined; path: string; item: CategoryFacts };

export const categoryItem = (row: Selectable<CategoryTable>): CategoryFacts => valueIn(CATEGORY_FIELDS, row);

/** A file has two levels: what stands deeper stands in the outermost. */
function outermost(row: Selectable<CategoryTable>, byId: ReadonlyMap<number, Selectable<CategoryTable>>) {
  const seen = new Set([row.id]);
  let outer: Selectable<CategoryTable> | undefined;
  for (let up = row.parent_id; up !== null && !seen.has(up); up = outer?.parent_id ?? null) {
    const parent = byId.get(up);
    if (!parent) break;
    seen.add(up);
    outer = parent;
  }
  return outer;
}

export async function readCategories(tx: ReadTx, { venueId, menuId }: InMenu): Promise<HeldCategory[]> {
  const rows = await tx.q
    .selectFrom('category')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('menu_id', '=', menuId)
    .where('archived', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.map((row) => {
    const outer = outermost(row, byId);
    return {
      id: row.id,
      parentId: outer?.id,
      path: outer ? `${outer.name} / ${row.name}` : row.name,
      item: categoryItem(row),
    };
  });
}

export const categoryRow = (it: CategoryFacts) => rowOf(CATEGORY_FIELDS, it);

async function addCategory(tx: Tx, { venueId, menuId }: InMenu, item: CategoryFacts): Promise<number> {
  const { id } = await tx.q
    .insertInto('category')
    .values({ ...categoryRow(item), venue_id: venueId, menu_id: menuId, position: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Answers the ids in the order wanted, and those that are wanted no more: their products have to leave first. */
export async function writeCategories(
  tx: Tx,
  at: InMenu,
  wanted: readonly PlacedCategory[],
): Promise<{ ids: number[]; unwanted: number[] }> {
  const held = await readCategories(tx, at);
  const { kept, removed } = match(held, wanted, { have: ({ path }) => path, want: ({ path }) => path });
  const idOf = new Map(kept.map(({ have, want }) => [want, have.id]));
  const ids: number[] = [];
  for (const [position, category] of wanted.entries()) {
    const id = idOf.get(category) ?? (await addCategory(tx, at, category.item));
    const parent_id = category.parentAt === undefined ? null : (ids[category.parentAt] as number);
    await tx.q
      .updateTable('category')
      .set((row) => ({ ...categoryRow(category.item), position, parent_id, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('venue_id', '=', at.venueId)
      .execute();
    ids.push(id);
  }
  return { ids, unwanted: removed.map(({ id }) => id) };
}

/** One that products of old orders stand in stays, out of sight. */
export async function dropCategories(tx: Tx, venueId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const dropped = tx.q.updateTable('category').where('venue_id', '=', venueId);
  await dropped.where('id', 'in', ids).set({ archived: 1, parent_id: null }).execute();
  await tx.q
    .deleteFrom('category')
    .where('venue_id', '=', venueId)
    .where('id', 'in', ids)
    .where('id', 'not in', (of) =>
      of.selectFrom('product').select('category_id').where('venue_id', '=', venueId),
    )
    .execute();
}

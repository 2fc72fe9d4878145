import { putBack } from '@servery/domain/menu-editor/order';
import { z } from 'zod';
import type { ReadTx, Tx } from '#db/database';

type At = { venueId: number; id: number };
type Placed = { id: number; position: number; archived: number };

/** Of those before it, so many are remembered: one of them will be there. */
const MOST_REMEMBERED = 100;

const ids = z.array(z.number());

const idsBefore = (all: readonly Placed[], id: number): string => {
  const before = all.slice(
    0,
    all.findIndex((each) => each.id === id),
  );
  return JSON.stringify(before.slice(-MOST_REMEMBERED).map((each) => each.id));
};

/** Those that have to move for it to be where it stood; none where nobody knows where that was. */
function movesBack(
  all: readonly Placed[],
  id: number,
  stoodAfter: string,
): { id: number; position: number }[] {
  if (stoodAfter === '') return [];
  const live = all.filter((each) => each.archived === 0).map((each) => each.id);
  const held = new Map(all.map((each) => [each.id, each.position]));
  return putBack(id, live, ids.parse(JSON.parse(stoodAfter)))
    .map((each, position) => ({ id: each, position }))
    .filter((each) => held.get(each.id) !== each.position);
}

const findProduct = (tx: ReadTx, { venueId, id }: At) =>
  tx.q
    .selectFrom('product')
    .select(['category_id', 'archived', 'stood_after'])
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .executeTakeFirst();

const besideProduct = (tx: ReadTx, categoryId: number): Promise<Placed[]> =>
  tx.q
    .selectFrom('product')
    .select(['id', 'position', 'archived'])
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('id')
    .execute();

const findCategory = (tx: ReadTx, { venueId, id }: At) =>
  tx.q
    .selectFrom('category')
    .select(['menu_id', 'archived', 'stood_after'])
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .executeTakeFirst();

const besideCategory = (tx: ReadTx, menuId: number): Promise<Placed[]> =>
  tx.q
    .selectFrom('category')
    .select(['id', 'position', 'archived'])
    .where('menu_id', '=', menuId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Before it is taken off the menu. What stays is numbered anew by whoever moves it, so that its own number says little. */
export async function keepProductPlace(tx: Tx, at: At): Promise<void> {
  const row = await findProduct(tx, at);
  if (!row) return;
  const stood_after = idsBefore(await besideProduct(tx, row.category_id), at.id);
  await tx.q.updateTable('product').set({ stood_after }).where('id', '=', at.id).execute();
}

/** Before it is on the menu again. */
export async function returnProduct(tx: Tx, at: At): Promise<void> {
  const row = await findProduct(tx, at);
  if (row?.archived !== 1) return;
  for (const { id, position } of movesBack(await besideProduct(tx, row.category_id), at.id, row.stood_after))
    await tx.q.updateTable('product').set({ position }).where('id', '=', id).execute();
}

export async function keepCategoryPlace(tx: Tx, at: At): Promise<void> {
  const row = await findCategory(tx, at);
  if (!row) return;
  const stood_after = idsBefore(await besideCategory(tx, row.menu_id), at.id);
  await tx.q.updateTable('category').set({ stood_after }).where('id', '=', at.id).execute();
}

export async function returnCategory(tx: Tx, at: At): Promise<void> {
  const row = await findCategory(tx, at);
  if (row?.archived !== 1) return;
  for (const { id, position } of movesBack(await besideCategory(tx, row.menu_id), at.id, row.stood_after))
    await tx.q.updateTable('category').set({ position }).where('id', '=', id).execute();
}

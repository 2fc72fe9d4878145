import { fail } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import { closeEdit, openEdit } from '#edits/edit';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { readCategories, writeCategory } from '#stores/menu-editor/categories';
import { readGroups, usesOfGroup, writeGroup } from '#stores/menu-editor/groups';
import { findProduct, promoFor, readProducts, writeProduct } from '#stores/menu-editor/products';

type Wanted = { id: number; version: number };

async function removeProduct(tx: Tx, venueId: number, { id, version }: Wanted) {
  const held = await findProduct(tx, venueId, id);
  if (!held) return fail('no_product');
  if (held.version !== version) return fail('part_changed');
  const code = await promoFor(tx, venueId, [id]);
  if (code !== undefined) return fail('product_in_promo', { code });
  await writeProduct(tx, { venueId, id }, undefined);
  return {
    ok: true as const,
    changes: [changeOf({ kind: 'product', id, name: held.value.name }, held.value, undefined)],
  };
}

/** With all that stands in it: its products, the categories in it and theirs. */
async function removeCategory(tx: Tx, venueId: number, { id, version }: Wanted) {
  const all = await readCategories(tx, venueId);
  const held = all.find((each) => each.id === id);
  if (!held) return fail('no_category');
  if (held.version !== version) return fail('part_changed');
  const going = [held, ...all.filter((each) => each.parentId === id)];
  const goingIds = new Set(going.map((each) => each.id));
  const products = (await readProducts(tx, venueId)).filter((each) => goingIds.has(each.categoryId));
  const code = await promoFor(
    tx,
    venueId,
    products.map((each) => each.id),
  );
  if (code !== undefined) return fail('product_in_promo', { code });
  for (const each of products) await writeProduct(tx, { venueId, id: each.id }, undefined);
  for (const each of going) await writeCategory(tx, { venueId, id: each.id }, undefined);
  return {
    ok: true as const,
    changes: [
      ...going.map((each) =>
        changeOf({ kind: 'category', id: each.id, name: each.value.name }, each.value, undefined),
      ),
      ...products.map((each) =>
        changeOf({ kind: 'product', id: each.id, name: each.value.name }, each.value, undefined),
      ),
    ],
  };
}

async function removeGroup(tx: Tx, venueId: number, { id, version }: Wanted) {
  const held = (await readGroups(tx, venueId)).find((each) => each.id === id);
  if (!held) return fail('no_option_group');
  if (held.version !== version) return fail('part_changed');
  const count = await usesOfGroup(tx, venueId, id);
  if (count > 0) return fail('group_in_use', { count });
  await writeGroup(tx, { venueId, id }, undefined);
  return {
    ok: true as const,
    changes: [changeOf({ kind: 'group', id, name: held.value.name }, held.value, undefined)],
  };
}

const REMOVE = { product: removeProduct, category: removeCategory, group: removeGroup } as const;

export const consoleRemovePart = writeAction('ConsoleMenu.remove', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const removed = await REMOVE[input.part](tx, venueId, input);
  if (!removed.ok) return removed;
  return answer({ edit_id: await closeEdit(tx, caller, { room: 'menu.edited', ...removed }) });
});

import { fail } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import type { Tx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { openSheet } from '#menu-sheet/open-sheet';
import type { MenuSheet } from '#menu-sheet/sheet';
import { promoFor } from '#stores/menu-editor/products';

type Wanted = { id: number; version: number };

async function removeProduct(tx: Tx, sheet: MenuSheet, { id, version }: Wanted) {
  const [held] = await sheet.products([id]);
  if (!held) return fail('no_product');
  if (held.version !== version) return fail('part_changed');
  const code = await promoFor(tx, sheet.venueId, [id]);
  if (code !== undefined) return fail('product_in_promo', { code });
  await sheet.writeProduct(id, undefined);
  return {
    ok: true as const,
    changes: [changeOf({ kind: 'product', id, name: held.value.name }, held.value, undefined)],
  };
}

/** With all that stands in it: its products, the categories in it and theirs. */
async function removeCategory(tx: Tx, sheet: MenuSheet, { id, version }: Wanted) {
  const all = await sheet.categories();
  const held = all.find((each) => each.id === id);
  if (!held) return fail('no_category');
  if (held.version !== version) return fail('part_changed');
  const going = [held, ...all.filter((each) => each.parentId === id)];
  const goingIds = new Set(going.map((each) => each.id));
  const products = (await sheet.products()).filter((each) => goingIds.has(each.categoryId));
  const code = await promoFor(
    tx,
    sheet.venueId,
    products.map((each) => each.id),
  );
  if (code !== undefined) return fail('product_in_promo', { code });
  for (const each of products) await sheet.writeProduct(each.id, undefined);
  for (const each of going) await sheet.writeCategory(each.id, undefined);
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

async function removeGroup(_tx: Tx, sheet: MenuSheet, { id, version }: Wanted) {
  const held = (await sheet.groups()).find((each) => each.id === id);
  if (!held) return fail('no_option_group');
  if (held.version !== version) return fail('part_changed');
  const count = await sheet.usesOfGroup(id);
  if (count > 0) return fail('group_in_use', { count });
  await sheet.writeGroup(id, undefined);
  return {
    ok: true as const,
    changes: [changeOf({ kind: 'group', id, name: held.value.name }, held.value, undefined)],
  };
}

const REMOVE = { product: removeProduct, category: removeCategory, group: removeGroup } as const;

export const consoleRemovePart = writeAction('ConsoleMenu.remove', async (tx, input, caller) => {
  const sheet = await openSheet(tx, caller, input);
  const removed = await REMOVE[input.part](tx, sheet, input);
  if (!removed.ok) return removed;
  return answer({ edit_id: await sheet.close(removed.changes) });
});

import type { EditedProduct } from '@servery/contract/entities/menu-editor';
import { fail } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import { MOST_CATEGORIES, MOST_GROUPS, MOST_PRODUCTS } from '@servery/domain/menu-editor/limits';
import { closeEdit, openEdit } from '#edits/edit';
import { categoryView, productView } from '#actions/console/menu/menu';
import { teamMember } from '#callers/team-member';
import type { ReadTx } from '#db/database';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { addCategory, readCategories, writeCategory } from '#stores/menu-editor/categories';
import { addGroup, readGroups, writeGroup } from '#stores/menu-editor/groups';
import { menusOf } from '#stores/menu-editor/order';
import { addProduct, countProducts, findProduct, writeProduct } from '#stores/menu-editor/products';

async function productProblem(tx: ReadTx, venueId: number, product: EditedProduct) {
  const known = new Set((await readGroups(tx, venueId)).map(({ id }) => id));
  const asked = product.options;
  if (asked.some((id) => !known.has(id)) || new Set(asked).size < asked.length)
    return fail('no_option_group');
  if (product.max > 0 && product.max < product.min)
    return fail('quantities_crossed', { field: 'product.max' });
  return undefined;
}

export const consoleSaveProduct = writeAction('ConsoleMenu.save_product', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const { product: value, product_id: given, category_id: categoryId = 0 } = input;
  const held = given === undefined ? undefined : await findProduct(tx, venueId, given);
  if (given !== undefined && !held) return fail('no_product');
  if (held && held.version !== input.version) return fail('part_changed');
  const problem = await productProblem(tx, venueId, value);
  if (problem) return problem;
  let id = given ?? 0;
  if (held) await writeProduct(tx, { venueId, id }, value);
  else {
    const categories = await readCategories(tx, venueId);
    if (!categories.some((each) => each.id === categoryId)) return fail('no_category');
    if ((await countProducts(tx, venueId)) >= MOST_PRODUCTS) return fail('menu_full');
    id = await addProduct(tx, { venueId, categoryId }, value);
  }
  const change = changeOf({ kind: 'product', id, name: value.name }, held?.value, value);
  const edit_id = await closeEdit(tx, caller, { room: 'menu.edited', changes: [change] });
  const saved = await findProduct(tx, venueId, id);
  return saved ? answer({ edit_id, saved: productView(saved, teamMember(caller)) }) : fail('no_product');
});

export const consoleSaveCategory = writeAction('ConsoleMenu.save_category', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const { category: value, category_id: given, parent_id: parentId = 0 } = input;
  const all = await readCategories(tx, venueId);
  const held = all.find((each) => each.id === given);
  if (given !== undefined && !held) return fail('no_category');
  if (held && held.version !== input.version) return fail('part_changed');
  let id = given ?? 0;
  if (held) await writeCategory(tx, { venueId, id }, value);
  else {
    const [first] = await menusOf(tx, venueId);
    const parent = all.find((each) => each.id === parentId);
    const menuId = parent?.menuId ?? input.menu_id ?? first?.id ?? 0;
    const isThere = (await menusOf(tx, venueId)).some((each) => each.id === menuId);
    if (!isThere || (parentId > 0 && (!parent || parent.parentId > 0))) return fail('no_category');
    if (all.length >= MOST_CATEGORIES) return fail('menu_full');
    id = await addCategory(tx, { venueId, menuId, parentId }, value);
  }
  const change = changeOf({ kind: 'category', id, name: value.name }, held?.value, value);
  const edit_id = await closeEdit(tx, caller, { room: 'menu.edited', changes: [change] });
  const saved = (await readCategories(tx, venueId)).find((each) => each.id === id);
  return saved ? answer({ edit_id, saved: categoryView(saved, teamMember(caller)) }) : fail('no_category');
});

export const consoleSaveGroup = writeAction('ConsoleMenu.save_group', async (tx, input, caller) => {
  const venueId = await openEdit(tx, caller);
  const { group: value, group_id: given } = input;
  const all = await readGroups(tx, venueId);
  const held = all.find((each) => each.id === given);
  if (given !== undefined && !held) return fail('no_option_group');
  if (held && held.version !== input.version) return fail('part_changed');
  if (value.options.length === 0) return fail('options_missing', { field: 'group.options' });
  if (!held && all.length >= MOST_GROUPS) return fail('menu_full');
  const id = given ?? (await addGroup(tx, venueId, value));
  if (held) await writeGroup(tx, { venueId, id }, value);
  const change = changeOf({ kind: 'group', id, name: value.name }, held?.value, value);
  const edit_id = await closeEdit(tx, caller, { room: 'menu.edited', changes: [change] });
  const saved = (await readGroups(tx, venueId)).find((each) => each.id === id);
  return saved ? answer({ edit_id, saved }) : fail('no_option_group');
});

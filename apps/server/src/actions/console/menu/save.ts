import type { EditedProduct } from '@servery/contract/entities/menu-editor';
import { fail } from '@servery/domain/failure';
import { changeOf } from '@servery/domain/menu-editor/changes';
import { MOST_CATEGORIES, MOST_GROUPS, MOST_PRODUCTS } from '@servery/domain/menu-editor/limits';
import { categoryView, productView } from '#actions/console/menu/menu';
import { teamMember } from '#callers/team-member';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { openSheet } from '#menu-sheet/open-sheet';
import type { MenuSheet } from '#menu-sheet/sheet';
import { menusOf } from '#stores/menu-editor/order';

async function productProblem(sheet: MenuSheet, product: EditedProduct) {
  const known = new Set((await sheet.groups()).map(({ id }) => id));
  const asked = product.options;
  if (asked.some((id) => !known.has(id)) || new Set(asked).size < asked.length)
    return fail('no_option_group');
  if (product.max > 0 && product.max < product.min)
    return fail('quantities_crossed', { field: 'product.max' });
  return undefined;
}

export const consoleSaveProduct = writeAction('ConsoleMenu.save_product', async (tx, input, caller) => {
  const sheet = await openSheet(tx, caller, input);
  const { product: value, product_id: given, category_id: categoryId = 0 } = input;
  const [held] = given === undefined ? [] : await sheet.products([given]);
  if (given !== undefined && !held) return fail('no_product');
  if (held && held.version !== input.version) return fail('part_changed');
  const problem = await productProblem(sheet, value);
  if (problem) return problem;
  let id = given ?? 0;
  if (held) await sheet.writeProduct(id, value);
  else {
    const categories = await sheet.categories();
    if (!categories.some((each) => each.id === categoryId)) return fail('no_category');
    if ((await sheet.countProducts()) >= MOST_PRODUCTS) return fail('menu_full');
    id = await sheet.addProduct(categoryId, value);
  }
  const change = changeOf({ kind: 'product', id, name: value.name }, held?.value, value);
  const edit_id = await sheet.close([change]);
  const [saved] = await sheet.products([id]);
  return saved ? answer({ edit_id, saved: productView(saved, teamMember(caller)) }) : fail('no_product');
});

export const consoleSaveCategory = writeAction('ConsoleMenu.save_category', async (tx, input, caller) => {
  const sheet = await openSheet(tx, caller, input);
  const { category: value, category_id: given, parent_id: parentId = 0 } = input;
  const all = await sheet.categories();
  const held = all.find((each) => each.id === given);
  if (given !== undefined && !held) return fail('no_category');
  if (held && held.version !== input.version) return fail('part_changed');
  let id = given ?? 0;
  if (held) await sheet.writeCategory(id, value);
  else {
    const [first] = await menusOf(tx, sheet.venueId);
    const parent = all.find((each) => each.id === parentId);
    const menuId = parent?.menuId ?? input.menu_id ?? first?.id ?? 0;
    const isThere = (await menusOf(tx, sheet.venueId)).some((each) => each.id === menuId);
    if (!isThere || (parentId > 0 && (!parent || parent.parentId > 0))) return fail('no_category');
    if (all.length >= MOST_CATEGORIES) return fail('menu_full');
    id = await sheet.addCategory({ menuId, parentId }, value);
  }
  const change = changeOf({ kind: 'category', id, name: value.name }, held?.value, value);
  const edit_id = await sheet.close([change]);
  const saved = (await sheet.categories()).find((each) => each.id === id);
  return saved ? answer({ edit_id, saved: categoryView(saved, teamMember(caller)) }) : fail('no_category');
});

export const consoleSaveGroup = writeAction('ConsoleMenu.save_group', async (tx, input, caller) => {
  const sheet = await openSheet(tx, caller, input);
  const { group: value, group_id: given } = input;
  const all = await sheet.groups();
  const held = all.find((each) => each.id === given);
  if (given !== undefined && !held) return fail('no_option_group');
  if (held && held.version !== input.version) return fail('part_changed');
  if (value.options.length === 0) return fail('options_missing', { field: 'group.options' });
  if (!held && all.length >= MOST_GROUPS) return fail('menu_full');
  const id = given ?? (await sheet.addGroup(value));
  if (held) await sheet.writeGroup(id, value);
  const change = changeOf({ kind: 'group', id, name: value.name }, held?.value, value);
  const edit_id = await sheet.close([change]);
  const saved = (await sheet.groups()).find((each) => each.id === id);
  return saved ? answer({ edit_id, saved }) : fail('no_option_group');
});

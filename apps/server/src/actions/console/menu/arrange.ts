import { fail } from '@servery/domain/failure';
import { type Change, changeOf } from '@servery/domain/menu-editor/changes';
import { isTwoDeep, withRest } from '@servery/domain/menu-editor/order';
import { bulkChanged } from '@servery/domain/menu-editor/prices';
import { writeAction } from '#http/action';
import { answer } from '#http/answer';
import { openSheet } from '#menu-sheet/open-sheet';

export const consoleOrderProducts = writeAction('ConsoleMenu.order_products', async (tx, input, caller) => {
  const sheet = await openSheet(tx, caller, input);
  const { category_id: categoryId, products: wanted } = input;
  const categories = await sheet.categories();
  const named = new Map(categories.map((each) => [each.id, each.value.name]));
  if (!named.has(categoryId)) return fail('no_category');
  const moving = await sheet.products(wanted);
  if (moving.length < new Set(wanted).size) return fail('no_product');
  // Those that come from elsewhere leave a gap there, which is no change of order but of what stands in it.
  const touched = [...new Set([categoryId, ...moving.map((each) => each.categoryId)])];
  const before = new Map<number, number[]>();
  for (const id of touched) before.set(id, await sheet.productsOf(id));
  await sheet.orderProducts(categoryId, withRest(wanted, before.get(categoryId) ?? []));
  const changes: (Change | undefined)[] = [];
  for (const id of touched)
    changes.push(
      changeOf(
        { kind: 'products_of', id, name: named.get(id) ?? '' },
        { ids: before.get(id) },
        { ids: await sheet.productsOf(id) },
      ),
    );
  return answer({ edit_id: await sheet.close(changes) });
});

export const consoleOrderCategories = writeAction(
  'ConsoleMenu.order_categories',
  async (tx, input, caller) => {
    const sheet = await openSheet(tx, caller, input);
    const { menu_id: menuId, categories: wanted } = input;
    const before = await sheet.categoriesOf(menuId);
    const there = new Set(before.map(({ id }) => id));
    if (wanted.some(({ id, parent_id: parent }) => !there.has(id) || (parent > 0 && !there.has(parent))))
      return fail('no_category');
    const listed = new Set(wanted.map(({ id }) => id));
    const after = [...wanted, ...before.filter(({ id }) => !listed.has(id))];
    if (listed.size < wanted.length || !isTwoDeep(after)) return fail('category_depth');
    await sheet.orderCategories(menuId, after);
    const change = changeOf(
      { kind: 'categories_of', id: menuId, name: '' },
      { categories: before },
      { categories: after },
    );
    return answer({ edit_id: await sheet.close([change]) });
  },
);

export const consoleChangeMany = writeAction('ConsoleMenu.change_many', async (tx, input, caller) => {
  const sheet = await openSheet(tx, caller, input);
  const wanted = new Set(input.products);
  const products = (await sheet.products()).filter(({ id }) => wanted.has(id));
  if (products.length < wanted.size) return fail('no_product');
  const changes: Change[] = [];
  for (const { id, value } of products) {
    const next = bulkChanged(value, input.change);
    const change = changeOf({ kind: 'product', id, name: value.name }, value, next);
    if (!change) continue;
    changes.push(change);
    await sheet.changeFacts(id, next);
  }
  return answer({
    edit_id: await sheet.close(changes),
    changed: changes.length,
  });
});

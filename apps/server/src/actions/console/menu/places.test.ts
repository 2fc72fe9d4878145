import { asJson } from '@servery/contract/client/as-json';
import { beforeEach, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { changeMenu, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

inEachServery('the order of a menu', (servery) => {
  let owner: Person;
  let nth = 0;
  beforeEach(async () => {
    owner = await atConsole(servery());
  });
  const addCategory = async (name: string) =>
    (await owner.call('ConsoleMenu.save_category', { category: asJson({ name }) as never })).saved.id;
  const addFour = async () => {
    nth += 1;
    const category = await addCategory(`Four ${nth}`);
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C', 'D']) {
      const product = asJson({ name: `${name}${nth}`, price: '5.00' }) as never;
      ids.push((await owner.call('ConsoleMenu.save_product', { category_id: category, product })).saved.id);
    }
    return { category, ids: ids as [number, number, number, number] };
  };
  const products = async (category: number) =>
    (await owner.call('ConsoleMenu')).products
      .filter(({ category_id: id }) => id === category)
      .map(({ id }) => id);
  const categories = async () => (await owner.call('ConsoleMenu')).categories.map(({ id }) => id);
  const remove = async (part: 'product' | 'category', id: number) => {
    const menu = await owner.call('ConsoleMenu');
    const { version } = [...(part === 'product' ? menu.products : menu.categories)].find(
      (each) => each.id === id,
    )!;
    return (await owner.call('ConsoleMenu.remove', { part, id, version })).edit_id;
  };
  const undo = (edit_id: number) => owner.call('ConsoleMenu.undo', { edit_id });
  const move = async (category_id: number, ids: number[]) =>
    (await owner.call('ConsoleMenu.order_products', { category_id, products: asJson(ids) })).edit_id;

  test('is as it was once removed products are back, though others were moved to and fro', async () => {
    const { category, ids } = await addFour();
    const [a, b, c, d] = ids;
    const other = await addFour();
    const removed = [await remove('product', b), await remove('product', c)];
    await undo(await move(category, [other.ids[0]]));
    await undo(await move(other.category, [a]));
    await undo(await move(category, [d, a]));
    for (const edit of removed.toReversed()) await undo(edit);
    expect(await products(category)).toEqual(ids);
  });

  test('has removed products after those that they stood after, whichever is back first', async () => {
    const { category, ids } = await addFour();
    const [a, b, c, d] = ids;
    const [other] = (await addFour()).ids;
    const removed = [await remove('product', b), await remove('product', c)];
    await move(category, [d, other, a]);
    for (const edit of removed) await undo(edit);
    expect(await products(category)).toEqual([d, other, a, b, c]);
  });

  test('is as it was once removed categories are back', async () => {
    const [first, second, third] = [await addFour(), await addFour(), await addFour()];
    const before = await categories();
    const removed = [await remove('category', first.category), await remove('category', second.category)];
    const menu_id = (await owner.call('ConsoleMenu')).menus[0]!.id;
    const { edit_id } = await owner.call('ConsoleMenu.order_categories', {
      menu_id,
      categories: asJson([{ id: third.category, parent_id: 0 }]),
    });
    await undo(edit_id);
    for (const edit of removed.toReversed()) await undo(edit);
    expect(await categories()).toEqual(before);
    expect(await products(first.category)).toEqual(first.ids);
  });

  test('is the same for everybody where two have one position, wherever their rows are', async () => {
    const { category, ids } = await addFour();
    await changeMenu(servery(), async ({ q }) => {
      for (const id of ids.toReversed())
        await q.updateTable('product').set({ position: 0 }).where('id', '=', id).execute();
      for (const id of (await categories()).toReversed())
        await q.updateTable('category').set({ position: 0 }).where('id', '=', id).execute();
    });
    const { items } = (await visit(servery().person())).merchant.menu;
    expect(items.find(({ id }) => id === category)?.items.map(({ id }) => id)).toEqual(ids);
    const shown = items.map(({ id }) => id);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    expect(await products(category)).toEqual(ids);
  });
});

import { asJson } from '@servery/contract/client/as-json';
import type { EditedProduct } from '@servery/contract/entities/menu-editor';
import { beforeAll, expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

/** With defaults for the rest, as a border has them. */
const some = (value: object): never => asJson(value) as never;

inEachServery('the menu at the console', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const menu = () => owner.call('ConsoleMenu');
  const productNamed = async (name: string) => {
    const found = (await menu()).products.find((each) => each.value.name === name);
    if (!found) throw new Error(`${name} is not on the menu`);
    return found;
  };
  const save = async (name: string, change: Partial<EditedProduct>) => {
    const { id, version, value } = await productNamed(name);
    const product = asJson({ ...value, ...change });
    return owner.call('ConsoleMenu.save_product', { product_id: id, version, product });
  };
  const undo = (edit_id: number) => owner.call('ConsoleMenu.undo', { edit_id });
  const seen = async () => visit(servery().person());
  const isSold = async (name: string) =>
    (await seen()).merchant.menu.items.some(({ items }) => items.some((item) => item.name === name));

  test('is everything that customers see, in their order', async () => {
    const { products, categories, groups } = await menu();
    const { merchant } = await seen();
    const shown = merchant.menu.items.flatMap(({ items }) => items.map(({ id }) => id));
    const listed = categories.flatMap(({ id }) =>
      products.filter((each) => each.category_id === id && each.value.visible).map((each) => each.id),
    );
    expect(listed.filter((id) => shown.includes(id))).toEqual(shown);
    const burger = products.find((each) => each.value.name === 'Banksia Beef Burger');
    expect(burger?.value.options.map((id) => groups.find((group) => group.id === id)?.value.name)).toContain(
      'Bun',
    );
  });

  test('changes a price for everybody at once, says what was changed, and takes it back', async () => {
    const chips = (await seen()).product('Rosemary Chips');
    const { edit_id, saved } = await save('Rosemary Chips', { price: '8.40' });
    expect(saved.value.price).toBe('8.40');
    expect((await seen()).product('Rosemary Chips').base_price).toBe('8.40');
    const { edits } = await owner.call('ConsoleMenu.history', {});
    expect(edits[0]).toMatchObject({
      id: edit_id,
      lines: [`Rosemary Chips: price $${chips.base_price} to $8.40`],
      undone: 0,
    });
    const undone = await undo(edit_id);
    expect((await seen()).product('Rosemary Chips').base_price).toBe(chips.base_price);
    expect((await owner.call('ConsoleMenu.history', {})).edits.slice(0, 2)).toMatchObject([
      { id: undone.edit_id, undone: 0 },
      { id: edit_id, undone: 1 },
    ]);
    // To undo the undo is to do it again, and then it can be undone again.
    await undo(undone.edit_id);
    expect((await seen()).product('Rosemary Chips').base_price).toBe('8.40');
    expect((await owner.call('ConsoleMenu.history', {})).edits[2]).toMatchObject({ id: edit_id, undone: 0 });
    await undo(edit_id);
    expect((await seen()).product('Rosemary Chips').base_price).toBe(chips.base_price);
  });

  test('refuses a change on top of somebody else’s, and an undo of what was changed again', async () => {
    const { id, version, value } = await productNamed('Halloumi Pita');
    const first = await save('Halloumi Pita', { price: '18.00' });
    const stale = { product_id: id, version, product: asJson({ ...value, name: 'Pita' }) };
    expect((await owner.refused('ConsoleMenu.save_product', stale)).code).toBe('part_changed');
    const second = await save('Halloumi Pita', { price: '18.50' });
    expect((await owner.refused('ConsoleMenu.undo', { edit_id: first.edit_id })).code).toBe('edited_since');
    await undo(second.edit_id);
    await undo(first.edit_id);
    expect((await productNamed('Halloumi Pita')).value).toEqual(value);
    expect((await owner.refused('ConsoleMenu.undo', { edit_id: 999_999 })).code).toBe('no_edit');
  });

  test('writes nothing down where nothing was changed', async () => {
    const before = (await owner.call('ConsoleMenu.history', {})).edits[0]?.id;
    expect((await save('Rosemary Chips', {})).edit_id).toBe(0);
    expect((await owner.call('ConsoleMenu.history', {})).edits[0]?.id).toBe(before);
  });

  test('says which field is wrong, and keeps what it had', async () => {
    const { id, version, value } = await productNamed('Rosemary Chips');
    const sent = (product: object) => ({ product_id: id, version, product: asJson(product) });
    const wrong = async (change: object) =>
      owner.refused('ConsoleMenu.save_product', sent({ ...value, ...change }));
    expect((await wrong({ price: '8' })).details).toMatchObject({
      code: 'bad_request',
      field: 'product.price',
    });
    expect((await wrong({ name: '' })).details).toMatchObject({ field: 'product.name' });
    expect((await wrong({ min: 3, max: 2 })).code).toBe('quantities_crossed');
    expect((await wrong({ options: [999_999] })).code).toBe('no_option_group');
    expect((await wrong({ surprise: 1 })).code).toBe('bad_request');
    const torn = { product_id: id, version, product: '{' };
    expect((await owner.refused('ConsoleMenu.save_product', torn)).details).toMatchObject({
      field: 'product',
    });
    expect((await productNamed('Rosemary Chips')).value).toEqual(value);
  });

  test('adds a product with its options, which can be ordered at once, and takes it off again', async () => {
    const { categories } = await menu();
    const burgers = categories.find((each) => each.value.name === 'Burgers')?.id ?? 0;
    const group = {
      name: 'Sauce',
      options: [
        { name: 'Aioli', default: true },
        { name: 'Chilli', price: '0.50' },
      ],
    };
    const sauce = await owner.call('ConsoleMenu.save_group', { group: some(group) });
    const product = some({ name: 'Fish Burger', price: '21.00', options: [sauce.saved.id] });
    const made = await owner.call('ConsoleMenu.save_product', { category_id: burgers, product });
    const { products } = await menu();
    expect(products.findLast((each) => each.category_id === burgers)?.id).toBe(made.saved.id);
    const guest = servery().person();
    const venue = await visit(guest);
    expect(venue.product('Fish Burger')).toMatchObject({ base_price: '21.00' });
    await add(guest, venue, 'Fish Burger');
    const used = { part: 'group', id: sauce.saved.id, version: sauce.saved.version } as const;
    expect((await owner.refused('ConsoleMenu.remove', used)).code).toBe('group_in_use');
    await undo(made.edit_id);
    expect(await isSold('Fish Burger')).toBe(false);
    const removed = await owner.call('ConsoleMenu.remove', used);
    expect((await menu()).groups.some((each) => each.id === sauce.saved.id)).toBe(false);
    await undo(removed.edit_id);
    const back = (await menu()).groups.find((each) => each.id === sauce.saved.id);
    expect(back?.value.options.map(({ name }) => name)).toEqual(['Aioli', 'Chilli']);
    await undo(sauce.edit_id);
  });

  test('an option that is renamed stays the option that it was', async () => {
    const { groups } = await menu();
    const bun = groups.find((each) => each.value.name === 'Bun');
    if (!bun) throw new Error('there is no bun');
    const [milk, ...rest] = bun.value.options;
    const group = { ...bun.value, options: [...rest, { ...milk, name: 'Brioche', price: '1.00' }] };
    const changed = await owner.call('ConsoleMenu.save_group', {
      group_id: bun.id,
      version: bun.version,
      group: some(group),
    });
    expect(changed.saved.value.options.at(-1)).toMatchObject({ id: milk?.id, name: 'Brioche' });
    await undo(changed.edit_id);
    expect((await menu()).groups.find((each) => each.id === bun.id)?.value).toEqual(bun.value);
    const none = {
      group_id: bun.id,
      version: changed.saved.version + 1,
      group: asJson({ ...group, options: [] }),
    };
    expect((await owner.refused('ConsoleMenu.save_group', none)).code).toBe('options_missing');
  });

  test('moves products within a category and to another, and back', async () => {
    const before = await menu();
    const inside = (of: typeof before, category: number) =>
      of.products.filter((each) => each.category_id === category).map((each) => each.id);
    const [first, second] = before.categories.filter((each) => inside(before, each.id).length > 2);
    const [from, to] = [first?.id ?? 0, second?.id ?? 0];
    const [moved = 0] = inside(before, from);
    const { edit_id } = await owner.call('ConsoleMenu.order_products', {
      category_id: to,
      products: asJson([moved, ...inside(before, to).toReversed()]),
    });
    const after = await menu();
    expect(inside(after, to)).toEqual([moved, ...inside(before, to).toReversed()]);
    expect(inside(after, from)).toEqual(inside(before, from).slice(1));
    await undo(edit_id);
    const again = await menu();
    expect([inside(again, to), inside(again, from)]).toEqual([inside(before, to), inside(before, from)]);
    const foreign = { category_id: to, products: asJson([999_999]) };
    expect((await owner.refused('ConsoleMenu.order_products', foreign)).code).toBe('no_product');
  });

  test('orders categories, one inside another and no deeper', async () => {
    const { menus, categories } = await menu();
    const menu_id = menus[0]?.id ?? 0;
    const placed = categories
      .filter((each) => each.menu_id === menu_id)
      .map(({ id, parent_id }) => ({ id, parent_id }));
    const order = (wanted: typeof placed) => ({ menu_id, categories: asJson(wanted) });
    const { edit_id } = await owner.call('ConsoleMenu.order_categories', order(placed.toReversed()));
    expect((await menu()).categories.map(({ id }) => id)).toEqual(placed.map(({ id }) => id).toReversed());
    await undo(edit_id);
    expect((await menu()).categories.map(({ id }) => id)).toEqual(placed.map(({ id }) => id));
    const inItself = placed.map((each, at) => (at === 0 ? { ...each, parent_id: each.id } : each));
    const refused = await owner.refused('ConsoleMenu.order_categories', order(inItself));
    expect(refused.code).toBe('category_depth');
  });

  test('takes a category off with all that is in it, and puts it back whole', async () => {
    const before = await menu();
    const kids = before.categories.find((each) => each.value.name === 'Kids');
    if (!kids) throw new Error('there are no kids');
    const { edit_id } = await owner.call('ConsoleMenu.remove', {
      part: 'category',
      id: kids.id,
      version: kids.version,
    });
    expect((await menu()).products.some((each) => each.category_id === kids.id)).toBe(false);
    expect((await seen()).merchant.menu.items.map(({ name }) => name)).not.toContain('Kids');
    await undo(edit_id);
    const values = (of: typeof before) =>
      of.products.map(({ id, category_id, value }) => ({ id, category_id, value }));
    expect(values(await menu())).toEqual(values(before));
    expect((await seen()).merchant.menu.items.map(({ name }) => name)).toContain('Kids');
  });

  test('changes many prices at once, rounded, as one edit', async () => {
    const before = await menu();
    const few = before.products.slice(0, 5).map(({ id }) => id);
    const change = asJson({ kind: 'percent', by: 10, round: '0.50' } as const);
    const { edit_id, changed } = await owner.call('ConsoleMenu.change_many', {
      products: asJson(few),
      change,
    });
    expect(changed).toBe(5);
    for (const { id, value } of (await menu()).products) {
      const was = before.products.find((each) => each.id === id)?.value.price;
      if (few.includes(id)) expect(Number(value.price) % 0.5).toBe(0);
      else expect(value.price).toBe(was);
    }
    await undo(edit_id);
    expect((await menu()).products.map(({ value }) => value.price)).toEqual(
      before.products.map(({ value }) => value.price),
    );
  });

  test('keeps a product that a promo is for', async () => {
    const { id, version } = await productNamed('Rosemary Chips');
    await servery().server.db.write((tx) =>
      tx.q.updateTable('promo').set({ product_id: id }).where('code', '=', 'SPRING10').execute(),
    );
    const refused = await owner.refused('ConsoleMenu.remove', { part: 'product', id, version });
    expect(refused).toMatchObject({ code: 'product_in_promo' });
    expect(refused.message).toContain('SPRING10');
    await servery().server.db.write((tx) =>
      tx.q.updateTable('promo').set({ product_id: null }).where('code', '=', 'SPRING10').execute(),
    );
  });

  test('of another venue is not there', async () => {
    const dune = await servery().server.db.read((tx) =>
      tx.q
        .selectFrom('product')
        .innerJoin('venue', 'venue.id', 'product.venue_id')
        .select(['product.id', 'product.version', 'product.category_id'])
        .where('venue.brand_code', '=', 'dune')
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    const product = some({ name: 'Ours', price: '1.00' });
    const at = { product_id: dune.id, version: dune.version, product };
    expect((await owner.refused('ConsoleMenu.save_product', at)).code).toBe('no_product');
    const into = { category_id: dune.category_id, product };
    expect((await owner.refused('ConsoleMenu.save_product', into)).code).toBe('no_category');
    const gone = { part: 'product', id: dune.id, version: dune.version } as const;
    expect((await owner.refused('ConsoleMenu.remove', gone)).code).toBe('no_product');
    const bulk = { products: asJson([dune.id]), change: asJson({ kind: 'price', price: '1.00' }) };
    expect((await owner.refused('ConsoleMenu.change_many', bulk)).code).toBe('no_product');
  });
});

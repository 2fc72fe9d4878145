import { asJson } from '@servery/contract/client/as-json';
import type { DraftPart, EditedProduct } from '@servery/contract/entities/menu-editor';
import { localDateTime } from '@servery/domain/hours/times';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { publishMenu } from '#jobs/publish-menu';
import { atConsole } from '../../../../testing/console.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { add, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const HOUR = 3_600_000;
const CHIPS = 'Rosemary Chips';
const BURGER = 'Banksia Beef Burger';

inEachServery('what waits to go live on a menu', (servery) => {
  let owner: Person;
  beforeAll(async () => {
    owner = await atConsole(servery());
  });
  const menu = (draft: 0 | 1 = 1) => owner.call('ConsoleMenu', { draft });
  const changes = async () => (await menu()).draft.changes;
  afterEach(async () => {
    if ((await changes()).length > 0) await owner.call('ConsoleMenu.drop_draft', {});
  });
  const productNamed = async (name: string, draft: 0 | 1) => {
    const found = (await menu(draft)).products.find((each) => each.value.name === name);
    if (!found) throw new Error(`${name} is not on the menu`);
    return found;
  };
  const save = async (name: string, change: Partial<EditedProduct>, draft: 0 | 1 = 1) => {
    const { id, version, value } = await productNamed(name, draft);
    const product = asJson({ ...value, ...change });
    return owner.call('ConsoleMenu.save_product', { draft, product_id: id, version, product });
  };
  const price = async (name = CHIPS) => (await visit(servery().person())).product(name).base_price;
  const publish = async (at?: number) => {
    const { version } = (await menu()).draft;
    const when = at === undefined ? {} : localDateTime(at, 'Australia/Perth');
    return owner.call('ConsoleMenu.publish', { version, ...when });
  };
  const keep = (part: DraftPart, id: number) => owner.call('ConsoleMenu.keep_draft', { part, id });

  test('is seen by nobody else, says what customers pay meanwhile, and goes live as one edit', async () => {
    const before = await price();
    const burger = await price(BURGER);
    await save(CHIPS, { price: '7.10' });
    await save(BURGER, { price: '30.00', name: 'Big Burger' });
    expect(await price()).toBe(before);
    expect(await changes()).toMatchObject([
      { part: 'product', line: `${CHIPS}: price $${before} to $7.10`, live_price: before, problem: '' },
      { live_price: burger },
    ]);
    expect((await productNamed(CHIPS, 1)).value.price).toBe('7.10');
    expect((await productNamed(CHIPS, 0)).value.price).toBe(before);
    const { edit_id } = await publish();
    expect([await price(), await price('Big Burger')]).toEqual(['7.10', '30.00']);
    expect(await changes()).toEqual([]);
    const { edits } = await owner.call('ConsoleMenu.history', {});
    expect(edits[0]).toMatchObject({ id: edit_id, lines: [expect.any(String), expect.any(String)] });
    await owner.call('ConsoleMenu.undo', { edit_id });
    expect([await price(), await price(BURGER)]).toEqual([before, burger]);
  });

  test('with new things in it: category, options and product, which customers find when it is live', async () => {
    const category = await owner.call('ConsoleMenu.save_category', {
      draft: 1,
      category: asJson({ name: 'Winter' }) as never,
    });
    const group = await owner.call('ConsoleMenu.save_group', {
      draft: 1,
      group: asJson({ name: 'Bread', options: [{ name: 'Sourdough', default: true }] }) as never,
    });
    const soup = { name: 'Pumpkin Soup', price: '14.00', options: [group.saved.id] };
    const product = await owner.call('ConsoleMenu.save_product', {
      draft: 1,
      category_id: category.saved.id,
      product: asJson(soup) as never,
    });
    await save('Pumpkin Soup', { price: '15.00' });
    expect((await menu(0)).products.some(({ id }) => id === product.saved.id)).toBe(false);
    expect((await changes()).map(({ is_new }) => is_new)).toEqual([1, 1, 1]);
    const { edit_id } = await publish();
    const guest = servery().person();
    const venue = await visit(guest);
    expect(venue.product('Pumpkin Soup')).toMatchObject({ id: product.saved.id, base_price: '15.00' });
    await add(guest, venue, 'Pumpkin Soup');
    await owner.call('ConsoleMenu.undo', { edit_id });
    const { categories, groups, products } = await menu(0);
    expect(categories.some(({ id }) => id === category.saved.id)).toBe(false);
    expect(groups.some(({ id }) => id === group.saved.id)).toBe(false);
    expect(products.some(({ id }) => id === product.saved.id)).toBe(false);
  });

  test('is taken back edit by edit, dropped one by one, and two people see each other', async () => {
    const other = await atConsole(servery());
    const mine = await productNamed(CHIPS, 1);
    const { edit_id } = await save(CHIPS, { price: '7.20' });
    const stale = {
      draft: 1 as const,
      product_id: mine.id,
      version: mine.version,
      product: asJson({ ...mine.value, name: 'Fries' }),
    };
    expect((await other.refused('ConsoleMenu.save_product', stale)).code).toBe('part_changed');
    await owner.call('ConsoleMenu.undo', { draft: 1, edit_id });
    expect(await changes()).toEqual([]);
    await save(CHIPS, { price: '7.30' });
    const { draft: seen } = await menu();
    await save(BURGER, { price: '31.00' });
    expect((await owner.refused('ConsoleMenu.publish', { version: seen.version })).code).toBe(
      'draft_changed',
    );
    const dropped = await owner.call('ConsoleMenu.drop_draft', { part: 'product', id: mine.id });
    expect(await changes()).toMatchObject([{ line: expect.stringMatching(BURGER) as string }]);
    await owner.call('ConsoleMenu.undo', { draft: 1, edit_id: dropped.edit_id });
    expect((await productNamed(CHIPS, 1)).value.price).toBe('7.30');
    await owner.call('ConsoleMenu.drop_draft', {});
    expect((await owner.refused('ConsoleMenu.drop_draft', {})).code).toBe('no_draft_change');
    expect((await owner.refused('ConsoleMenu.publish', { version: 0 })).code).toBe('draft_empty');
  });

  test('never overwrites what was changed live meanwhile: it says so, and publishes nothing until somebody decides', async () => {
    const before = await price();
    const burger = await price(BURGER);
    await save(CHIPS, { price: '7.40' });
    await save(BURGER, { price: '32.00' });
    const live = await save(CHIPS, { price: '8.80' }, 0);
    const { version, changes: stuck } = (await menu()).draft;
    expect(stuck.filter(({ problem }) => problem !== '')).toMatchObject([
      { live_price: '8.80', problem: 'Changed on the live menu since', can_keep: 1 },
    ]);
    const refused = await owner.refused('ConsoleMenu.publish', { version });
    expect(refused.details).toMatchObject({ code: 'draft_stuck', count: 1 });
    expect([await price(), await price(BURGER)]).toEqual(['8.80', burger]);
    const { id } = await productNamed(CHIPS, 0);
    expect((await keep('product', id)).changes.map(({ problem }) => problem)).toEqual(['', '']);
    const { edit_id } = await publish();
    expect(await price()).toBe('7.40');
    await owner.call('ConsoleMenu.undo', { edit_id });
    expect(await price()).toBe('8.80');
    await owner.call('ConsoleMenu.undo', { edit_id: live.edit_id });
    expect(await price()).toBe(before);
  });

  test('takes in what is changed live beside it: another field, and products that are new', async () => {
    await save(CHIPS, { price: '7.50' });
    const live = await save(CHIPS, { description: 'With salt.' }, 0);
    const { id, category_id, value } = await productNamed(CHIPS, 1);
    expect(value).toMatchObject({ price: '7.50', description: 'With salt.' });
    const inside = (await menu(0)).products.filter((each) => each.category_id === category_id);
    const reversed = inside.map((each) => each.id).toReversed();
    await owner.call('ConsoleMenu.order_products', { draft: 1, category_id, products: asJson(reversed) });
    const made = await owner.call('ConsoleMenu.save_product', {
      category_id,
      product: asJson({ ...value, name: 'Sweet Potato Chips' }),
    });
    const { edit_id } = await publish();
    const after = (await menu(0)).products.filter((each) => each.category_id === category_id);
    expect(after.map((each) => each.id)).toEqual([...reversed, made.saved.id]);
    expect(after.find((each) => each.id === id)?.value).toMatchObject({ description: 'With salt.' });
    await owner.call('ConsoleMenu.undo', { edit_id });
    await owner.call('ConsoleMenu.undo', { edit_id: made.edit_id });
    await owner.call('ConsoleMenu.undo', { edit_id: live.edit_id });
  });

  test('says what is gone from the live menu, and what would leave something hanging', async () => {
    const { id, version, category_id } = await productNamed(CHIPS, 0);
    await save(CHIPS, { price: '7.60' });
    const removed = await owner.call('ConsoleMenu.remove', { part: 'product', id, version });
    expect(await changes()).toMatchObject([{ problem: 'No longer on the live menu', can_keep: 0 }]);
    await owner.call('ConsoleMenu.undo', { edit_id: removed.edit_id });
    await owner.call('ConsoleMenu.drop_draft', {});
    const category = (await menu(0)).categories.find((each) => each.id === category_id);
    const going = { part: 'category', id: category_id, version: category?.version ?? 0 } as const;
    await owner.call('ConsoleMenu.remove', { draft: 1, ...going });
    const made = await owner.call('ConsoleMenu.save_product', {
      category_id,
      product: asJson({ name: 'Late Chips', price: '5.00' }) as never,
    });
    expect((await changes()).find(({ part }) => part === 'category')).toMatchObject({
      problem: 'Products were added to it on the live menu',
    });
    await owner.call('ConsoleMenu.undo', { edit_id: made.edit_id });
    expect((await changes()).every(({ problem }) => problem === '')).toBe(true);
    const { edit_id } = await publish();
    expect((await menu(0)).categories.some((each) => each.id === category_id)).toBe(false);
    await owner.call('ConsoleMenu.undo', { edit_id });
    expect((await menu(0)).products.some((each) => each.id === id)).toBe(true);
  });

  test('goes live at its moment by the venue’s clock, once, whoever has the job', async () => {
    const { clock, server } = servery();
    const before = await price();
    await save(CHIPS, { price: '7.70' });
    const first = Math.ceil(clock.now / HOUR) * HOUR + HOUR;
    const planned = await publish(first);
    expect(planned).toEqual({ edit_id: 0, publish_at: first / 1000 });
    const moment = first + HOUR;
    await publish(moment);
    expect((await menu(0)).draft.publish_at).toBe(moment / 1000);
    expect((await owner.refused('ConsoleMenu.publish', past(clock.now))).code).toBe('draft_changed');
    const { version } = (await menu()).draft;
    expect((await owner.refused('ConsoleMenu.publish', { ...past(clock.now), version })).code).toBe(
      'publish_past',
    );
    const { venue_id } = await server.db.read((tx) =>
      tx.q.selectFrom('menu_draft').select('venue_id').executeTakeFirstOrThrow(),
    );
    const work = (at: number) =>
      publishMenu({ venue_id, publish_at: at }, { db: server.db, clock: () => clock.now });
    // The moment that was chosen first is no longer the one.
    await work(first);
    expect(await price()).toBe(before);
    await Promise.all([work(moment), work(moment)]);
    expect(await price()).toBe('7.70');
    const { edits } = await owner.call('ConsoleMenu.history', {});
    expect(edits.filter(({ lines }) => lines[0]?.includes('to $7.70'))).toHaveLength(1);
    expect((await menu(0)).draft).toMatchObject({ publish_at: 0, changes: [] });
    await owner.call('ConsoleMenu.undo', { edit_id: edits[0]?.id ?? 0 });
    expect(await price()).toBe(before);
  });

  test('that does not fit at its moment stays as it is, and the venue is told', async () => {
    const { clock, server } = servery();
    await save(CHIPS, { price: '7.80' });
    await save(BURGER, { price: '33.00' });
    const burger = await price(BURGER);
    await publish(Math.floor(clock.now / HOUR) * HOUR + HOUR);
    const live = await save(CHIPS, { price: '8.90' }, 0);
    clock.now += HOUR;
    await server.db.write(async (tx) => tx.wakeJobs());
    const failed = await eventually(async () => (await menu(0)).draft.failed_at > 0 && (await menu(0)).draft);
    expect(failed.publish_at).toBe(0);
    expect((await owner.call('ConsoleToday')).draft_failed).toBe(1);
    expect(failed.changes.map(({ problem }) => problem === '')).toEqual([false, true]);
    expect([await price(), await price(BURGER)]).toEqual(['8.90', burger]);
    const unplanned = await owner.call('ConsoleMenu.unplan', {});
    expect(unplanned.failed_at).toBe(0);
    expect((await owner.call('ConsoleToday')).draft_failed).toBe(0);
    await owner.call('ConsoleMenu.undo', { edit_id: live.edit_id });
  });

  test('is for those who may change the menu', async () => {
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    for (const call of ['publish', 'drop_draft', 'unplan'] as const)
      expect((await kitchen.refused(`ConsoleMenu.${call}`, { version: 1 })).code).toBe('forbidden');
  });
});

const past = (now: number) => ({ version: 0, ...localDateTime(now - HOUR, 'Australia/Perth') });

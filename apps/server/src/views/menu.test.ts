import { expect, test } from 'vitest';
import { add, changeMenu, DUNE, visit } from '../../testing/orders.ts';
import { SEED_TIME } from '../../testing/prepare.ts';
import { inEachServery } from '../../testing/servery.ts';

const HOUR = 3_600_000;

inEachServery('the menu', (servery) => {
  const at = (perthTime: string) => {
    servery().clock.now = Date.parse(`2026-11-18T${perthTime}:00+08:00`);
  };

  test('has a category at its own hours, and says when it is had', async () => {
    const stateAt = async (time: string) => {
      at(time);
      const { is_available, available_str, availability_notice } = (
        await visit(servery().person(DUNE), 'dune-cottesloe')
      ).product('Bircher');
      return [is_available, available_str, availability_notice];
    };
    expect(await stateAt('06:29')).toEqual([0, 'Available from 6:30 am', '']);
    expect(await stateAt('06:30')).toEqual([1, '', 'Available until 11 am']);
    expect(await stateAt('11:00')).toEqual([0, 'Available until 11 am', '']);
    const person = servery().person(DUNE);
    const venue = await visit(person, 'dune-cottesloe');
    const item = { menu_item_id: venue.product('Bircher').id, quantity: 1 };
    const refused = await person.refused('ManageCart.add_to_order', { ...venue.at, menu_item_data: item });
    expect(refused).toMatchObject({ code: 'product_unavailable', message: 'Available until 11 am' });
    servery().clock.now = SEED_TIME;
  });

  test('has a category past midnight, on its days, and what stands in it follows', async () => {
    await changeMenu(servery(), async ({ q }) => {
      const venue = await q
        .selectFrom('menu')
        .select('venue_id')
        .where('slug', '=', 'dune-cottesloe')
        .executeTakeFirstOrThrow();
      await q
        .updateTable('category')
        .set({ days: JSON.stringify(['tue']), from_time: '18:00', to_time: '02:00' })
        .where('venue_id', '=', venue.venue_id)
        .where('name', '=', 'Coffee')
        .execute();
    });
    const person = servery().person(DUNE);
    const availableAt = async (time: string) => {
      at(time);
      const venue = await visit(person, 'dune-cottesloe');
      return ['Flat White', 'Cold Drip'].map((name) => venue.product(name).is_available);
    };
    expect(await availableAt('01:59')).toEqual([1, 1]);
    expect(await availableAt('02:00')).toEqual([0, 0]);
    expect(await availableAt('19:00')).toEqual([0, 0]);
    servery().clock.now = SEED_TIME + 7 * HOUR;
    expect((await visit(person, 'dune-cottesloe')).product('Cold Drip').is_available).toBe(1);
    servery().clock.now = SEED_TIME;
  });

  test('judges a product for the time that the order is wanted', async () => {
    const person = servery().person(DUNE);
    const venue = await visit(person, 'dune-cottesloe');
    await person.call('ManageCart.update_checkout', {
      ...venue.at,
      checkout_options: {
        fulfilment_type: 'pickup',
        fulfilment_asap: 0,
        fulfilment_date: '2026-11-18',
        fulfilment_time: '08:00',
      },
    } as never);
    expect((await add(person, venue, 'Bircher')).items[0]).toMatchObject({ is_available: 1 });
  });

  test('never lets a hidden product leave the server, nor be ordered', async () => {
    const person = servery().person();
    const before = await visit(person);
    const toastie = before.product('Late Night Toastie');
    const show = (visible: number) =>
      changeMenu(servery(), ({ q }) =>
        q.updateTable('product').set({ visible }).where('id', '=', toastie.id).execute(),
      );
    await show(0);
    const after = await visit(person);
    expect(JSON.stringify(after.merchant)).not.toContain('Late Night Toastie');
    expect(after.merchant.menu.item_count).toBe(before.merchant.menu.item_count - 1);
    expect((await person.refused('MenuItemDetails', { menu_item_id: toastie.id })).code).toBe('no_product');
    const item = { menu_item_id: toastie.id, quantity: 1 };
    expect(
      (await person.refused('ManageCart.add_to_order', { ...before.at, menu_item_data: item })).code,
    ).toBe('no_product');
    await show(1);
  });

  test('sends at most 10000 products, and says how many there are', async () => {
    const person = servery().person();
    const small = await visit(person);
    await changeMenu(servery(), async ({ q }) => {
      const { id: _id, ...like } = await q
        .selectFrom('product')
        .selectAll()
        .where('id', '=', small.product('Rosemary Chips').id)
        .executeTakeFirstOrThrow();
      for (let done = 0; done < 10_000; done += 500)
        await q
          .insertInto('product')
          .values(Array.from({ length: 500 }, (_, at) => ({ ...like, position: 1000 + done + at })))
          .execute();
    });
    const { menu } = (await visit(person)).merchant;
    expect(menu.items.flatMap(({ items }) => items)).toHaveLength(10_000);
    expect(menu.item_count).toBe(small.merchant.menu.item_count + 10_000);
    await changeMenu(servery(), ({ q }) => q.deleteFrom('product').where('position', '>=', 1000).execute());
  });
});

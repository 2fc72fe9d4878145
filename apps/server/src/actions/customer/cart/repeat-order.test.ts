import { expect, test } from 'vitest';
import { add, changeMenu, rowsOf, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

inEachServery('repeating an order', (servery) => {
  /** A member keeps one cart through every sign-in: each test begins with an empty one. */
  const member = async () => {
    const person = await signIn(servery().person());
    await person.call('ManageCart.clear_cart', (await visit(person)).at);
    return person;
  };

  /** Two bowls with options, chips and a note, as a member ordered them. */
  async function ordered(person: Person) {
    const venue = await visit(person);
    const bowl = venue.product('Prawn & Mango Rice Bowl');
    const details = await person.call('MenuItemDetails', { menu_item_id: bowl.id });
    const options: Record<string, string> = {};
    for (const group of details.options) {
      const open = group.options.find((option) => option.is_available === 1)!;
      if (group.multiselect === 0) options[`group_${group.id}`] = String(open.id);
      else if (group.name !== 'Comes with') options[`option_${open.id}`] = '1';
    }
    await person.call('ManageCart.add_to_order', {
      ...venue.at,
      menu_item_data: { menu_item_id: bowl.id, quantity: 2, options, notes: 'No ice' },
    });
    await add(person, venue, 'Rosemary Chips', 3);
    const placed = await person.call('SubmitOrder', submission(venue));
    const repeat = { ...venue.at, order_id: placed.order_id, component: 'MerchantMenu' };
    return { venue, placed, repeat, details };
  }

  test('puts the products of an order of one’s own into the cart, with options and notes', async () => {
    const person = await member();
    const { placed, repeat } = await ordered(person);
    const { order, left_out } = await person.call('ManageCart.repeat_order', repeat);
    expect(left_out).toEqual([]);
    expect(order.items.map(({ name, quantity, notes }) => [name, quantity, notes])).toEqual([
      ['Prawn & Mango Rice Bowl', 2, 'No ice'],
      ['Rosemary Chips', 3, ''],
    ]);
    expect(order.grand_total).toBe(placed.order_total);
    const { order_items } = await person.call('OrderStatusDetailed', { order_id: placed.order_id });
    expect(order.items[0]!.short_desc).toBe(order_items[0]!.short_desc);
  });

  test('charges today’s prices, and adds to what is in the cart', async () => {
    const person = await member();
    const { venue, repeat } = await ordered(person);
    const chips = venue.product('Rosemary Chips').id;
    const price = (base_price: number) =>
      changeMenu(servery(), ({ q }) =>
        q.updateTable('product').set({ base_price }).where('id', '=', chips).execute(),
      );
    await price(900);
    await add(person, venue, 'Rosemary Chips', 1);
    const { order } = await person.call('ManageCart.repeat_order', repeat);
    const line = order.items.find((item) => item.menu_item_id === chips);
    expect(line).toMatchObject({ quantity: 4, unit_price: '9.00', price_was: '' });
    await price(800);
  });

  test('leaves out what cannot be had and names it, and drops an extra that is gone', async () => {
    const person = await member();
    const { venue, repeat, details } = await ordered(person);
    const chips = venue.product('Rosemary Chips').id;
    const extra = details.options.find((group) => group.multiselect === 1 && group.name !== 'Comes with')!;
    const first = extra.options.find((option) => option.is_available === 1)!;
    await changeMenu(servery(), async ({ q }) => {
      await q
        .insertInto('sold_out')
        .values({
          product_id: chips,
          venue_id: venue.at.store_id,
          text: 'Sold out',
          until: 0,
        })
        .execute();
      await q.updateTable('modifier_option').set({ available: 0 }).where('id', '=', first.id).execute();
    });
    const { order, left_out } = await person.call('ManageCart.repeat_order', repeat);
    expect(left_out).toEqual(['Rosemary Chips']);
    expect(order.items).toHaveLength(1);
    expect(order.items[0]!.short_desc).not.toContain(first.desc);

    const size = details.options.find((group) => group.multiselect === 0 && group.mandatory === 1)!;
    await changeMenu(servery(), ({ q }) =>
      q.updateTable('modifier_option').set({ available: 0 }).where('group_id', '=', size.id).execute(),
    );
    const before = await rowsOf(servery());
    const nothing = await person.refused('ManageCart.repeat_order', repeat);
    expect(nothing.code).toBe('nothing_to_repeat');
    expect(nothing.details['left_out']).toEqual(['Prawn & Mango Rice Bowl', 'Rosemary Chips']);
    expect(await rowsOf(servery())).toEqual(before);
    await changeMenu(servery(), async ({ q }) => {
      await q.deleteFrom('sold_out').where('product_id', '=', chips).execute();
      await q.updateTable('modifier_option').set({ available: 1 }).execute();
    });
  });

  test('is for those who are signed in, and for orders of their own', async () => {
    const person = await member();
    const { repeat } = await ordered(person);
    const guest = await servery().person().refused('ManageCart.repeat_order', repeat);
    expect(guest).toMatchObject({ code: 'signed_out', auth: true });
    const other = await signIn(servery().person(), 'test@example.com');
    expect((await other.refused('ManageCart.repeat_order', repeat)).code).toBe('order_not_found');
    const unknown = { ...repeat, order_id: 'no-such-order' };
    expect((await person.refused('ManageCart.repeat_order', unknown)).code).toBe('order_not_found');
  });

  test('shows a member what they ordered here before, newest first, and nobody else [ORD-330]', async () => {
    const person = await member();
    const { placed } = await ordered(person);
    const { merchant } = await visit(person);
    expect(merchant.history[0]).toEqual({
      id: placed.order_id,
      items_desc: '2 × Prawn & Mango Rice Bowl, 3 × Rosemary Chips',
      pos_order_id: placed.pos_order_id,
      placed: Math.floor(servery().clock.now / 1000),
      total: placed.order_total,
    });
    expect(merchant.menu.items.length).toBeGreaterThan(0);
    const brief = await person.call('Merchant', { menu_name: 'banksia-kitchen', return_menu: 0 });
    expect(brief.merchant.history[0]?.id).toBe(placed.order_id);
    expect((await visit(servery().person())).merchant.history).toEqual([]);
    const other = await signIn(servery().person(), 'test@example.com');
    expect((await visit(other)).merchant.history).toEqual([]);
    const kiosk = await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com');
    await ordered(kiosk);
    expect((await visit(kiosk)).merchant.history).toEqual([]);
    expect((await kiosk.call('Merchants', { set: 'ALL' })).history).toEqual([]);
  });
});

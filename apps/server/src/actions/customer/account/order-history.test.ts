import { expect, test } from 'vitest';
import { add, changeMenu, DUNE, orderChips, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('past orders', (servery) => {
  test('lists a member’s orders, newest first, a page at a time, and nobody else’s [ACC-271]', async () => {
    const sam = await signIn(servery().person());
    await orderChips(servery().person());
    const placed: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      // Several in one second are told apart as well.
      if (count % 3 === 0) servery().clock.now += 1000;
      placed.unshift((await orderChips(sam)).order_id);
    }
    const first = await sam.call('OrderHistory');
    expect(first.orders.map(({ id }) => id)).toEqual(placed.slice(0, 20));
    expect([first.has_more, first.standing_orders]).toEqual([1, []]);
    expect(first.orders[0]).toMatchObject({
      nstatus: 1,
      status_text: 'Submitted',
      store_name: 'Banksia Kitchen',
      store_suburb: 'Fremantle',
      items_desc: '1 × Rosemary Chips',
      items: [{ quantity: 1, name: 'Rosemary Chips', img_url: '/media/demo/pics/chips.svg', tint: 'berry' }],
      num_items: 1,
      refunded: '0.00',
      placed_day: 'Today',
      placed_text: expect.stringMatching(/^Today, /),
      fulfilment_type: 'pickup',
      menu_name: 'banksia-kitchen',
      currency_sign: '$',
    });
    const rest = await sam.call('OrderHistory', { before: placed[19] });
    expect(rest.orders.map(({ id }) => id)).toEqual(placed.slice(20));
    expect(rest.has_more).toBe(0);
    const test = await signIn(servery().person(), 'test@example.com');
    expect((await test.call('OrderHistory')).orders).toEqual([]);
    expect((await test.refused('OrderHistory', { before: placed[0] })).code).toBe('order_not_found');
    expect((await servery().person(DUNE).refused('OrderHistory', {})).auth).toBe(true);
  });

  test('keeps the line of a product that is gone, without its picture', async () => {
    const sam = await signIn(servery().person());
    await orderChips(sam);
    await servery().server.db.write(({ q }) =>
      q.updateTable('order_line').set({ product_id: 999_999 }).execute(),
    );
    const [order] = (await sam.call('OrderHistory')).orders;
    expect(order?.items).toEqual([{ quantity: 1, name: 'Rosemary Chips', img_url: '', tint: 'oat' }]);
  });

  test('shows the first three lines with their pictures, counts the rest, and says what went back', async () => {
    const sam = await signIn(servery().person());
    const venue = await visit(sam);
    const names = ['Rosemary Chips', 'Smacked Cucumber', 'House Lemonade', 'Almond Croissant'] as const;
    for (const [at, name] of names.entries()) await add(sam, venue, name, at + 1);
    servery().clock.now += 1000;
    const { order_id } = await sam.call('SubmitOrder', submission(venue));
    const [order] = (await sam.call('OrderHistory')).orders;
    expect(order?.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Rosemary Chips', 1],
      ['Smacked Cucumber', 2],
      ['House Lemonade', 3],
    ]);
    expect(order?.num_items).toBe(10);
    expect(order?.items.every(({ img_url }) => img_url.startsWith('/media/demo/'))).toBe(true);

    await servery().server.db.write(({ q }) =>
      q.updateTable('orders').set({ refunded: 450 }).where('ref', '=', order_id).execute(),
    );
    await changeMenu(servery(), ({ q }) => q.updateTable('menu').set({ display_images: 0 }).execute());
    const [without] = (await sam.call('OrderHistory')).orders;
    expect(without?.refunded).toBe('4.50');
    expect(without?.items.map(({ img_url }) => img_url)).toEqual(['', '', '']);
  });
});

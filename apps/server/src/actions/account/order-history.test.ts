import { expect, test } from 'vitest';
import { DUNE, orderChips, signIn } from '../../../testing/orders.ts';
import { inEachShop } from '../../../testing/shop.ts';

inEachShop('past orders', (shop) => {
  test('lists a member’s orders, newest first, a page at a time, and nobody else’s [ACC-271]', async () => {
    const sam = await signIn(shop().person());
    await orderChips(shop().person());
    const placed: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      // Several in one second are told apart as well.
      if (count % 3 === 0) shop().clock.now += 1000;
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
      fulfilment_type: 'pickup',
      menu_name: 'banksia-kitchen',
      currency_sign: '$',
    });
    const rest = await sam.call('OrderHistory', { before: placed[19] });
    expect(rest.orders.map(({ id }) => id)).toEqual(placed.slice(20));
    expect(rest.has_more).toBe(0);
    const test = await signIn(shop().person(), 'test@example.com');
    expect((await test.call('OrderHistory')).orders).toEqual([]);
    expect((await test.refused('OrderHistory', { before: placed[0] })).code).toBe('order_not_found');
    expect((await shop().person(DUNE).refused('OrderHistory', {})).auth).toBe(true);
  });
});

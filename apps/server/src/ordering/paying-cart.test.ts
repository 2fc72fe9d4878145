import { expect, test } from 'vitest';
import { attemptIn, inEachPayingServery, ordersOfKey } from '../../testing/cards.ts';
import { add } from '../../testing/orders.ts';
import { leaveToPay, press, type Redirected, redirectEnv } from '../../testing/redirects.ts';

inEachPayingServery(
  'a cart that is being paid for',
  ({ servery }) => {
    const leave = async (method: Redirected) => {
      const person = servery().person();
      return { person, ...(await leaveToPay(person, method)) };
    };

    test('keeps a cart as it is while coins for it may come, until the customer pays another way', async () => {
      const { person, venue, page, key, fields } = await leave('CB');
      const slot = { menu_item_data: { cart_item_slot_id: 0, quantity: 5 } };
      const more = { menu_item_data: { menu_item_id: venue.product('Rosemary Chips').id, quantity: 1 } };
      const changes = [
        ['ManageCart.add_to_order', more],
        ['ManageCart.update_quantity', slot],
        ['ManageCart.update_checkout', { checkout_options: { order_note: 'no salt' } }],
        ['ManageCart.clear_cart', {}],
      ] as const;
      for (const [name, change] of changes)
        expect((await person.refused(name, { ...venue.at, ...change })).code).toBe('payment_under_way');
      const { order } = await person.call('ManageCart.load_checkout', {
        ...venue.at,
        checkout_options: { order_note: 'no salt' },
      });
      expect(order).toMatchObject({ paying: 'CB', note: '', num_items: 2 });
      const freed = await person.call('ManageCart.update_checkout', { ...venue.at, give_up_payment: 1 });
      expect(freed.order.paying).toBe('');
      expect((await add(person, venue, 'Rosemary Chips')).num_items).toBe(3);
      await press(page, 'gone');
      await attemptIn(servery(), key, 'refunded');
      expect((await person.refused('SubmitOrder', fields)).code).not.toBe('');
      expect(await ordersOfKey(servery(), key)).toEqual([]);
    });

    test('places what was paid for, and then the cart is free again', async () => {
      const { person, venue, page, key } = await leave('CB');
      expect((await person.refused('ManageCart.clear_cart', venue.at)).code).toBe('payment_under_way');
      await press(page, 'gone');
      await attemptIn(servery(), key, 'captured');
      expect(await ordersOfKey(servery(), key)).toHaveLength(1);
      expect((await add(person, venue, 'Rosemary Chips')).num_items).toBe(1);
    });

    test('lets whoever only looked at PayPal change the cart', async () => {
      const { person, venue } = await leave('PP');
      expect(await add(person, venue, 'Rosemary Chips')).toMatchObject({ num_items: 3, paying: '' });
    });
  },
  redirectEnv,
);

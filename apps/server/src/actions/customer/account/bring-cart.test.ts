import { expect, test } from 'vitest';
import { add, changeMenu, signIn, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const CORN = 'Grilled Corn & Lime Butter';
const EMAIL = { method: 'email' as const, email: 'member@example.com', password: 'banksia-demo' };

inEachServery(
  'a cart across sign-in',
  (servery) => {
    const linesOf = async (person: Person) => {
      const { order } = await person.call('Merchant', { menu_name: 'banksia-kitchen' });
      return Object.fromEntries(order.items.map(({ name, quantity }) => [name, quantity]));
    };

    test('joins the lines of the guest with what the member left on another device, and empties it there', async () => {
      const [phone, laptop] = [servery().person(), servery().person()];
      const venue = await visit(phone);
      await signIn(phone);
      await add(phone, venue, 'Rosemary Chips', 2);
      await add(phone, venue, CORN, 1);
      await add(laptop, venue, 'Rosemary Chips', 3);
      await signIn(laptop);
      expect(await linesOf(laptop)).toEqual({ 'Rosemary Chips': 5, [CORN]: 1 });
      expect(await linesOf(phone)).toEqual({});
      await laptop.call('ManageCart.clear_cart', venue.at);
    });

    test('keeps how and where: the guest’s own choice, else the member’s', async () => {
      const [phone, laptop] = [servery().person(), servery().person()];
      const venue = await visit(phone);
      await signIn(phone);
      await add(phone, venue, CORN);
      await phone.call('ManageCart.update_checkout', {
        ...venue.at,
        checkout_options: { fulfilment_type: 'pickup', fulfilment_asap: 1, order_note: 'Extra napkins' },
      });
      await signIn(laptop);
      const { order } = await laptop.call('Merchant', { menu_name: 'banksia-kitchen' });
      expect(order).toMatchObject({ num_items: 1, fulfilment_type: 'pickup', note: 'Extra napkins' });
      await laptop.call('ManageCart.clear_cart', venue.at);
    });

    test('never lets a line grow over its product’s maximum', async () => {
      const [phone, laptop] = [servery().person(), servery().person()];
      const venue = await visit(phone);
      await changeMenu(servery(), (tx) =>
        tx.q.updateTable('product').set({ max_qty: 4 }).where('name', '=', 'Rosemary Chips').execute(),
      );
      await signIn(phone);
      await add(phone, venue, 'Rosemary Chips', 3);
      await add(laptop, venue, 'Rosemary Chips', 3);
      await signIn(laptop);
      expect(await linesOf(laptop)).toEqual({ 'Rosemary Chips': 4 });
      await laptop.call('ManageCart.clear_cart', venue.at);
    });

    test('brings nothing out of a session that was ended, nor into a kiosk or the counter', async () => {
      const [phone, laptop] = [servery().person(), servery().person()];
      const venue = await visit(phone);
      await signIn(phone);
      await add(phone, venue, CORN);
      await phone.call('Logout');
      await signIn(laptop);
      expect(await linesOf(laptop)).toEqual({});
      const [first, second] = [servery().person(), servery().person()];
      for (const kiosk of [first, second])
        await kiosk.call('Login', { ...EMAIL, email: 'kiosk@example.com' });
      await add(first, venue, CORN);
      await second.call('Login', { ...EMAIL, email: 'kiosk@example.com' });
      expect(await linesOf(second)).toEqual({});
      expect(await linesOf(first)).toEqual({ [CORN]: 1 });
    });
  },
  { RATE_LIMIT: 'off' },
);

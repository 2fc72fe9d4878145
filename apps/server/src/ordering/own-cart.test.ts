import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sweepAged } from '#jobs/delete-old-rows';
import { add, submission, visit } from '../../testing/orders.ts';
import { inEachServery } from '../../testing/servery.ts';

const DAY_MS = 86_400_000;

inEachServery('the cart at a screen that many share', (servery) => {
  const screen = async () => {
    const person = servery().person({ AppMode: 'kiosk' });
    const { at } = await visit(person);
    await person.call('Login', { method: 'email', email: 'kiosk@example.com', password: 'banksia-demo' });
    const guest = (guest_key = randomUUID()) => ({
      add: (menu_item_id: number) =>
        person.call('ManageCart.add_to_order', {
          ...at,
          guest_key,
          menu_item_data: { menu_item_id, quantity: 1 },
        } as never),
      say: (order_note: string) =>
        person.call('ManageCart.update_checkout', {
          ...at,
          guest_key,
          checkout_options: { order_note },
        } as never),
      look: async () =>
        (await person.call('Merchant', { menu_name: 'banksia-kitchen', guest_key } as never)).order,
      submit: (more: object) => person.call('SubmitOrder', { ...more, guest_key } as never),
      guest_key,
    });
    return { person, guest, venue: await visit(person) };
  };

  test('is each guest’s own: who comes next finds nothing, and who comes late changes nothing', async () => {
    const { guest, venue } = await screen();
    const chips = venue.product('Rosemary Chips').id;
    const [first, next] = [guest(), guest()];
    await first.add(chips);
    await first.say('No nuts, I get very ill');
    expect(await next.look()).toMatchObject({ num_items: 0, note: '' });
    await next.add(chips);
    await first.add(chips);
    expect(await next.look()).toMatchObject({ num_items: 1, note: '' });
    expect(await first.look()).toMatchObject({ num_items: 2, note: 'No nuts, I get very ill' });
  });

  test('is placed once, whoever asks again for it, and belongs to nobody else', async () => {
    const { guest, venue } = await screen();
    const [first, next] = [guest(), guest()];
    await first.add(venue.product('Rosemary Chips').id);
    const wanted = submission(venue);
    const placed = await first.submit(wanted);
    expect(await first.submit(wanted)).toEqual(placed);
    await expect(next.submit(wanted)).rejects.toThrow('no_order');
    expect((await first.look()).num_items).toBe(0);
  });

  test('is swept a day later with all that was said, and no other cart with it', async () => {
    const { person, guest, venue } = await screen();
    const member = servery().person();
    await add(member, await visit(member), 'Rosemary Chips');
    const left = guest();
    await left.add(venue.product('Rosemary Chips').id);
    const { db } = servery().server;
    const sweep = () => sweepAged(db, servery().clock.now);
    await sweep();
    expect((await left.look()).num_items).toBe(1);
    servery().clock.now += DAY_MS + 1;
    await sweep();
    expect((await left.look()).num_items).toBe(0);
    expect((await member.call('Merchant', { menu_name: 'banksia-kitchen' })).order.num_items).toBe(1);
    expect((await person.call('CustomerAccount')).customer.status).toBe(3);
  });

  test('refuses a key that is no key', async () => {
    const { person, venue } = await screen();
    const { code } = await person.refused('ManageCart.clear_cart', { ...venue.at, guest_key: "x' or 1" });
    expect(code).toBe('bad_request');
  });
});

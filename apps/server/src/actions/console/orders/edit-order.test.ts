import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { type Changes, editorOf } from '../../../../testing/edits.ts';
import { add, changeMenu, orderChips, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery(
  'editing an order that is not paid yet',
  (servery) => {
    const chips = async (quantity = 2, more: Parameters<typeof submission>[1] = {}, coupon_code = '') => {
      const person = servery().person();
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', quantity);
      if (coupon_code !== '')
        await person.call('ManageCart.update_checkout', { ...venue.at, checkout_options: { coupon_code } });
      const { order_id } = await person.call('SubmitOrder', submission(venue, more));
      const editor = await editorOf(servery(), order_id);
      const [line] = (await editor.form()).lines;
      const receipt = async () => person.call('OrderStatusDetailed', { order_id });
      return { person, venue, order_id, line: line!.id, receipt, ...editor };
    };
    const lemonade = (venue: Awaited<ReturnType<typeof visit>>): Changes => ({
      added: [{ product_id: venue.product('House Lemonade').id, quantity: 2, options: [], notes: 'No ice' }],
    });

    test('changes how many there are, adds another product, and comes to the new total', async () => {
      const { venue, line, edit, plan, receipt, row } = await chips();
      const changes = { ...lemonade(venue), lines: [{ id: line, quantity: 1 }], note: 'By the door' };
      const price = Number(venue.product('House Lemonade').base_price);
      const total = (8 + 2 * price).toFixed(2);
      expect(await plan(changes)).toMatchObject({
        was: '16.00',
        total,
        owed: total,
        back: '0.00',
        problems: [],
        changes: ['−1 Rosemary Chips', '+2 House Lemonade', 'New note'],
      });
      const { order } = await edit(changes);
      expect(order).toMatchObject({ total, left: total, paid: 0, note: 'By the door' });
      expect(order.lines.map(({ name, quantity, notes }) => [name, quantity, notes])).toEqual([
        ['Rosemary Chips', 1, ''],
        ['House Lemonade', 2, 'No ice'],
      ]);
      const { order: shown, order_items } = await receipt();
      expect(shown).toMatchObject({ total, changed_time: '12 pm', payment_terms: 'To be paid in store' });
      expect(order_items.map(({ price: each }) => each)).toEqual(['8.00', (2 * price).toFixed(2)]);
      const { gst, total: cents } = await row();
      expect(gst).toBe(Math.round(cents / 11));
    });

    test('keeps the price that a line was placed at, and takes today’s for what is added', async () => {
      const { venue, line, edit } = await chips();
      const id = venue.product('Rosemary Chips').id;
      await changeMenu(servery(), ({ q }) =>
        q.updateTable('product').set({ base_price: 1150 }).where('id', '=', id).execute(),
      );
      const added = [{ product_id: id, quantity: 1, options: [], notes: 'New' }];
      const { order } = await edit({ lines: [{ id: line, quantity: 3 }], added });
      await changeMenu(servery(), ({ q }) =>
        q.updateTable('product').set({ base_price: 800 }).where('id', '=', id).execute(),
      );
      expect(order.total).toBe('35.50');
    });

    test('is one edit however often it is sent, and a key belongs to one order', async () => {
      const { line, wish, owner, show } = await chips();
      const other = await chips();
      const sent = await wish({ lines: [{ id: line, quantity: 5 }] });
      const first = await owner.call('ConsoleOrder.edit', sent);
      expect(await owner.call('ConsoleOrder.edit', sent)).toEqual(first);
      const changed = (await show()).events.filter(({ text }) => text.startsWith('Changed'));
      expect(changed.map(({ who, text }) => [who, text])).toEqual([
        ['Alex Owner', 'Changed: +3 Rosemary Chips'],
      ]);
      const elsewhere = await other.wish(
        { lines: [{ id: other.line, quantity: 1 }] },
        { edit_key: sent.edit_key },
      );
      expect((await owner.refused('ConsoleOrder.edit', elsewhere)).code).toBe('edit_key_used');
    });

    test('refuses what was seen before somebody else’s edit, with what it is now', async () => {
      const { line, wish, edit, owner } = await chips();
      const mine = await wish({ lines: [{ id: line, quantity: 4 }] });
      await edit({ lines: [{ id: line, quantity: 1 }] });
      const refused = await owner.refused('ConsoleOrder.edit', mine);
      expect(refused).toMatchObject({ code: 'edit_stale', details: { version: 1, total: '32.00' } });
    });

    test('refuses a total that has changed since the plan', async () => {
      const { venue, refused } = await chips();
      const failed = await refused(lemonade(venue), { expected_total: '17.00' });
      expect(failed.code).toBe('edit_stale');
    });

    test('takes two who save at once one after the other: the second sees that it is late', async () => {
      const { line, wish, owner, row } = await chips();
      const wishes = await Promise.all([3, 4].map((quantity) => wish({ lines: [{ id: line, quantity }] })));
      const answers = await Promise.all(wishes.map((each) => owner.send('ConsoleOrder.edit', each)));
      expect(answers.map(({ ResponseCode }) => ResponseCode).toSorted()).toEqual(['ERROR', 'SUCCESS']);
      expect((await row()).edits).toBe(1);
    });

    test.each([
      ['nothing', 'edit_nothing', () => ({})],
      ['nothing left', 'edit_empty', (line: number) => ({ lines: [{ id: line, quantity: 0 }] })],
      ['a line of another order', 'no_line', () => ({ lines: [{ id: 987_654, quantity: 1 }] })],
      [
        'a product that nobody sells',
        'no_product',
        () => ({ added: [{ product_id: 987_654, quantity: 1, options: [], notes: '' }] }),
      ],
      ['an address where there is none', 'not_a_delivery', () => ({ address: '1 Hay St, Perth WA 6000' })],
      ['a time in the past', 'time_past', () => ({ when: { at: 1_700_000_000 } })],
    ] as const)('refuses %s', async (_what, code, changes) => {
      const { line, refused, row } = await chips();
      const before = await row();
      expect((await refused(changes(line) as Changes)).code).toBe(code);
      expect(await row()).toEqual(before);
    });

    test('refuses a product that is sold out, and says so in the plan', async () => {
      const { venue, line, plan, refused, owner } = await chips();
      const product_id = venue.product('House Lemonade').id;
      await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 1 });
      const [problem] = (await plan(lemonade(venue))).problems;
      expect(problem).toMatchObject({ code: 'product_unavailable' });
      expect(problem?.text).toMatch(/^House Lemonade: /);
      expect((await refused(lemonade(venue))).code).toBe('product_unavailable');
      await owner.call('ConsoleStore.sold_out', { product_id, sold_out: 0 });
      expect((await plan({ lines: [{ id: line, quantity: 1 }] })).problems).toEqual([]);
    });

    test('takes of what is counted, and puts back what is taken off', async () => {
      const owner = await atConsole(servery());
      const { venue, line, edit, refused } = await chips();
      const product_id = venue.product('Rosemary Chips').id;
      const left = async () =>
        servery().server.db.read(({ q }) =>
          q.selectFrom('stock').select('left_count').where('product_id', '=', product_id).executeTakeFirst(),
        );
      await owner.call('ConsoleStore.set_stock', { product_id, left: 3 });
      await edit({ lines: [{ id: line, quantity: 4 }] });
      expect(await left()).toEqual({ left_count: 1 });
      expect((await refused({ lines: [{ id: line, quantity: 6 }] })).code).toBe('product_unavailable');
      expect(await left()).toEqual({ left_count: 1 });
      await edit({ lines: [{ id: line, quantity: 1 }] });
      expect(await left()).toEqual({ left_count: 4 });
      await owner.call('ConsoleStore.set_stock', { product_id });
    });

    test('is for those who may, at their own venue, until the order is over', async () => {
      const { order_id, line, wish, owner } = await chips();
      const sent = await wish({ lines: [{ id: line, quantity: 1 }] });
      const kitchen = await atConsole(servery(), 'kitchen@example.com');
      expect((await kitchen.refused('ConsoleOrder.edit', sent)).code).toBe('forbidden');
      await owner.call('ConsoleOrder.move', { order_id, from: 1, to: 4 });
      const more = await wish({ lines: [{ id: line, quantity: 3 }] });
      expect((await owner.refused('ConsoleOrder.edit', more)).code).toBe('edit_ready');
      await owner.call('ConsoleOrder.edit', sent);
      await owner.call('ConsoleOrder.move', { order_id, from: 4, to: 5 });
      expect((await owner.refused('ConsoleOrder.edit', { ...sent, edit_key: randomUUID() })).code).toBe(
        'edit_over',
      );
      expect((await owner.refused('ConsoleOrder.edit_form', { order_id })).code).toBe('edit_over');
    });

    test('of a promo order takes its share off what is added, and less off less', async () => {
      const { line, edit } = await chips(2, {}, 'SPRING10');
      const { order } = await edit({ lines: [{ id: line, quantity: 4 }] });
      expect(order.total).toBe('28.80');
      expect((await edit({ lines: [{ id: line, quantity: 1 }] })).order.total).toBe('7.20');
    });

    test('is written into the audit with who, what, before and after', async () => {
      const { line, edit, owner } = await chips();
      await edit({ lines: [{ id: line, quantity: 1 }] });
      const { entries } = await owner.call('ConsoleAudit', { area: 'orders' });
      expect(entries[0]).toMatchObject({ who: 'Alex Owner', text: 'Changed an order' });
      expect(JSON.stringify(entries[0])).toContain('−1 Rosemary Chips');
    });

    test('of an order that nobody knows is refused', async () => {
      const owner = await atConsole(servery());
      await orderChips(servery().person());
      expect((await owner.refused('ConsoleOrder.edit_form', { order_id: 'none' })).code).toBe(
        'order_not_found',
      );
    });
  },
  { RATE_LIMIT: 'off' },
);

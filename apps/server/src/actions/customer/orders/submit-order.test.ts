import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { add, changeMenu, orderChips, SAM, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('placing an order', (servery) => {
  const withChips = async () => {
    const person = servery().person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips', 2);
    return { person, venue };
  };

  test('validates first without placing, then places, and empties the cart', async () => {
    const { person, venue } = await withChips();
    const fields = submission(venue, { expected_total: '16.00' });
    const validated = await person.call('SubmitOrder', { ...fields, preorder: 0 });
    expect(validated).toMatchObject({ order_id: '', order_total: '16.00' });
    const placed = await person.call('SubmitOrder', fields);
    expect(placed.order_id).toMatch(/^[\w-]{22}$/);
    expect(placed.order_total).toBe('16.00');
    const { order } = await person.call('Merchant', { menu_name: 'banksia-kitchen' });
    expect(order.items).toEqual([]);
  });

  test('answers a repeat of the same submission with the same order', async () => {
    const { person, venue } = await withChips();
    const fields = submission(venue);
    const answers = await Promise.all([1, 2, 3].map(() => person.call('SubmitOrder', fields)));
    expect(new Set(answers.map((answer) => answer.order_id)).size).toBe(1);
    const rows = await servery().server.db.read((tx) =>
      tx.q.selectFrom('orders').select('id').where('submit_key', '=', String(fields.submit_key)).execute(),
    );
    expect(rows).toHaveLength(1);
  });

  test('gives nothing to a stranger who knows the submit key', async () => {
    const { person, venue } = await withChips();
    const fields = submission(venue);
    await person.call('SubmitOrder', fields);
    const stranger = servery().person();
    await add(stranger, await visit(stranger), 'Rosemary Chips');
    expect((await stranger.refused('SubmitOrder', fields)).code).toBe('no_order');
  });

  test('numbers the orders of a day one after the other', async () => {
    const first = await orderChips(servery().person());
    const second = await orderChips(servery().person());
    expect(Number(second.pos_order_id)).toBe(Number(first.pos_order_id) + 1);
  });

  const refusals: [why: string, change: object, code: string, message: RegExp][] = [
    ['without a name', { customer_name: ' A ' }, 'name_required', /^Enter your name for the order$/],
    ['without an email', { customer_email: '' }, 'email_required', /receipt$/],
    ['with an email that is none', { customer_email: 'sam@' }, 'email_invalid', /valid email/],
    ['without a mobile', { customer_mobile: '' }, 'mobile_required', /mobile phone number$/],
    ['with a mobile that is none', { customer_mobile: '0491 570' }, 'mobile_invalid', /valid mobile/],
    [
      'for a table without its number [ORD-105]',
      { fulfilment_type: 'table' },
      'table_required',
      /^Table is required$/,
    ],
    [
      'for a time that has gone',
      { fulfilment_asap: 0, fulfilment_datetime: 1_700_000_000 },
      'time_past',
      /has past/,
    ],
    [
      'with a payment method that is not offered',
      { payment_method: 'CC' },
      'payment_method_unavailable',
      /can’t use that payment method/,
    ],
    ['at a total that is not today’s', { expected_total: '1.00' }, 'total_changed', /now \$16\.00/],
    [
      'with a card number in it',
      { card_number: '4111111111111111' },
      'card_number_sent',
      /Don’t send card details/,
    ],
  ];
  test.each(refusals)('refuses an order %s, and changes nothing', async (_why, change, code, message) => {
    const { person, venue } = await withChips();
    const failed = await person.refused('SubmitOrder', submission(venue, change));
    expect(failed.code).toBe(code);
    expect(failed.message).toMatch(message);
    const { order } = await person.call('Merchant', { menu_name: 'banksia-kitchen' });
    expect(order.num_items).toBe(2);
  });

  test('an order without a payment method asks to choose one [ACC-325]', async () => {
    const { person, venue } = await withChips();
    expect(await person.refused('SubmitOrder', submission(venue, { payment_method: '' }))).toMatchObject({
      code: 'payment_method_required',
      message: 'Please choose a payment method.',
    });
  });

  test('refuses an empty cart', async () => {
    const person = servery().person();
    const venue = await visit(person);
    expect((await person.refused('SubmitOrder', submission(venue))).code).toBe('no_order');
  });

  test('asks a kiosk for a name only', async () => {
    const kiosk = servery().person({ AppMode: 'kiosk' });
    await kiosk.call('Login', { method: 'email', email: 'kiosk@example.com', password: 'banksia-demo' });
    const placed = await orderChips(kiosk, { customer_name: 'Mia', customer_email: '', customer_mobile: '' });
    expect(placed.pos_order_id).not.toBe('');
  });

  test('counts an order that staff take at the till as paid, and a kiosk’s as still to pay', async () => {
    const paidFor = async (email: string) => {
      const person = servery().person();
      await person.call('Login', { method: 'email', email, password: 'banksia-demo' });
      const { order_id } = await orderChips(person, {
        customer_name: 'Mia',
        customer_email: '',
        customer_mobile: '',
      });
      return (await person.call('OrderStatusDetailed', { order_id })).order.paid;
    };
    expect(await paidFor('staff@example.com')).toBe(1);
    expect(await paidFor('kiosk@example.com')).toBe(0);
  });

  test('keeps prices and names of a placed order when the menu changes', async () => {
    const person = servery().person();
    const { order_id } = await orderChips(person);
    const rename = (to: string, base_price: number) =>
      changeMenu(servery(), (tx) =>
        tx.q
          .updateTable('product')
          .set({ base_price, name: to })
          .where('name', 'in', ['Rosemary Chips', 'Gold Chips'])
          .execute(),
      );
    await rename('Gold Chips', 9900);
    const { order, order_items: items } = await person.call('OrderStatusDetailed', { order_id });
    expect(order.total).toBe('8.00');
    expect(items.map((item) => item.name)).toEqual(['Rosemary Chips']);
    await rename('Rosemary Chips', 800);
  });

  test('shows contact details in full only to whoever placed the order', async () => {
    const person = servery().person();
    const { order_id } = await orderChips(person, { order_note: 'Gate code 4711' });
    const mine = await person.call('OrderStatusDetailed', { order_id });
    expect(mine.order).toMatchObject({ contact_name: SAM.customer_name, note: 'Gate code 4711', is_mine: 1 });
    const other = await servery().person().call('OrderStatusDetailed', { order_id });
    expect(other.order).toMatchObject({ contact_name: 'Sam N.', note: '', is_mine: 0 });
    expect((await person.refused('OrderStatusDetailed', { order_id: randomUUID() })).message).toBe(
      'Order not found',
    );
  });

  test('marks a test customer’s order and keeps it from the kitchen', async () => {
    const tester = servery().person();
    await tester.call('Login', { method: 'email', email: 'test@example.com', password: 'banksia-demo' });
    const { order_id } = await orderChips(tester);
    const kitchen = servery().person({ AppMode: 'console' });
    await kitchen.call('ConsoleLogin', { email: 'kitchen@example.com', password: 'banksia-demo' });
    const { orders } = await kitchen.call('ConsoleBoard');
    expect(orders.map((order) => order.id)).not.toContain(order_id);
  });
});

import { expect, test } from 'vitest';
import { orderChips } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('the kitchen board', (servery) => {
  const signIn = async (email: string) => {
    const user = servery().person({ AppMode: 'console' });
    await user.call('ConsoleLogin', { email, password: 'banksia-demo' });
    return user;
  };
  const find = async (user: Awaited<ReturnType<typeof signIn>>, id: string) =>
    (await user.call('ConsoleBoard')).orders.find((order) => order.id === id);

  test('shows a placed order with what the cook needs', async () => {
    const { order_id, pos_order_id } = await orderChips(servery().person(), {
      order_note: 'Peanut allergy, please',
    });
    const order = await find(await signIn('kitchen@example.com'), order_id);
    expect(order).toMatchObject({
      number: pos_order_id,
      nstatus: 1,
      who: 'Sam N.',
      allergy: 'Peanut allergy, please',
      note: '',
      lines: [{ quantity: 1, name: 'Rosemary Chips' }],
    });
  });

  test('moves an order on, and the receipt follows', async () => {
    const person = servery().person();
    const { order_id } = await orderChips(person);
    const kitchen = await signIn('kitchen@example.com');
    for (const [from, to] of [
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const)
      await kitchen.call('ConsoleOrder.move', { order_id, from, to });
    const { order } = await person.call('OrderStatusDetailed', { order_id });
    expect(order).toMatchObject({ nstatus: 4, status_text: 'Ready' });
  });

  test('moves an order once when two screens tap at the same moment', async () => {
    const { order_id } = await orderChips(servery().person());
    const [one, two] = [await signIn('kitchen@example.com'), await signIn('owner@example.com')];
    const answers = await Promise.all(
      [one, two].map((user) => user.send('ConsoleOrder.move', { order_id, from: 1, to: 2 })),
    );
    expect(answers.map((answer) => answer.ResponseCode).toSorted()).toEqual(['ERROR', 'SUCCESS']);
    expect((await find(one, order_id))?.nstatus).toBe(2);
  });

  test('takes back the last step, but not a cancelling', async () => {
    const { order_id } = await orderChips(servery().person());
    const owner = await signIn('owner@example.com');
    await owner.call('ConsoleOrder.move', { order_id, from: 1, to: 2 });
    expect((await owner.call('ConsoleOrder.undo', { order_id })).order.nstatus).toBe(1);
    expect((await owner.refused('ConsoleOrder.undo', { order_id })).code).toBe('not_allowed_now');
    await owner.call('ConsoleOrder.reject', { order_id, reason: 'Sold out' });
    const failed = await owner.refused('ConsoleOrder.undo', { order_id });
    expect(failed.message).toBe('This order has moved on. It’s Rejected now');
  });

  test('asks for a reason, and tells the customer', async () => {
    const person = servery().person();
    const { order_id } = await orderChips(person);
    const owner = await signIn('owner@example.com');
    expect((await owner.refused('ConsoleOrder.cancel', { order_id, reason: '  ' })).message).toContain(
      'reason is missing',
    );
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'The oven is out' });
    const { order } = await person.call('OrderStatusDetailed', { order_id });
    expect(order).toMatchObject({ nstatus: 9, status_text: 'Cancelled', status_reason: 'The oven is out' });
    expect(await find(owner, order_id)).toBeUndefined();
  });

  test('lets the kitchen move orders but not cancel them', async () => {
    const { order_id } = await orderChips(servery().person());
    const kitchen = await signIn('kitchen@example.com');
    expect((await kitchen.refused('ConsoleOrder.cancel', { order_id, reason: 'No' })).code).toBe('forbidden');
  });

  test('writes an audit row for every change', async () => {
    const { order_id } = await orderChips(servery().person());
    const owner = await signIn('owner@example.com');
    await owner.call('ConsoleOrder.move', { order_id, from: 1, to: 2 });
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Customer asked' });
    const rows = await servery().server.db.read((tx) =>
      tx.q.selectFrom('audit').select('action').where('subject', '=', order_id).orderBy('id').execute(),
    );
    expect(rows.map((row) => row.action)).toEqual(['order.moved', 'order.cancelled']);
  });

  test('shows nothing to a customer, a stranger or another venue', async () => {
    const { order_id } = await orderChips(servery().person());
    const stranger = await servery().person().refused('ConsoleBoard', {});
    expect(stranger).toMatchObject({ auth: true, code: 'signed_out' });
    const customer = servery().person();
    await customer.call('Login', { method: 'email', email: 'member@example.com', password: 'banksia-demo' });
    expect((await customer.refused('ConsoleBoard', {})).auth).toBe(true);
    const harbour = servery().person({ AppMode: 'console' });
    await harbour.call('ConsoleLogin', { email: 'owner@harbour.example.com', password: 'banksia-demo' });
    expect((await harbour.refused('ConsoleOrder.move', { order_id, from: 1, to: 2 })).code).toBe(
      'order_not_found',
    );
  });
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { atConsole } from '../../../../testing/console.ts';
import { add, orderChips, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('money at the counter', (servery) => {
  const tenders = () =>
    servery().server.db.read(({ q }) => q.selectFrom('tender').selectAll().orderBy('id').execute());

  test('an order to be paid in store is marked, paid once, and says who took what', async () => {
    const { order_id } = await orderChips(servery().person());
    const counter = await atConsole(servery(), 'counter@example.com');
    const { orders } = await counter.call('ConsoleBoard');
    expect(orders.find(({ id }) => id === order_id)).toMatchObject({ paid: 0, total: '8.00' });
    const pay = { order_id, tender: 'cash' as const, received: '50.00', tender_key: randomUUID() };
    const taken = await counter.call('ConsoleOrder.take_payment', pay);
    expect(taken).toMatchObject({ change: '42.00', order: { paid: 1 } });
    expect(await counter.call('ConsoleOrder.take_payment', pay)).toMatchObject({ change: '42.00' });
    const again = { ...pay, tender_key: randomUUID() };
    expect((await counter.refused('ConsoleOrder.take_payment', again)).code).toBe('already_paid');
    const shown = await counter.call('ConsoleOrder.show', { order_id });
    const { user } = await counter.call('ConsoleSession');
    expect(shown.payments).toMatchObject([
      {
        method: 'Cash',
        amount: '8.00',
        state_text: `$50.00 received, $42.00 change. Taken by ${user.name}`,
      },
    ]);
    const ours = (await tenders()).filter(({ tender_key: key }) => key.endsWith(pay.tender_key));
    expect(ours).toMatchObject([{ cents: 800, received: 5000, change_given: 4200, taken_by: user.name }]);
  });

  test('what was taken by hand goes back by hand, in parts, once each, and no more than there is', async () => {
    const { order_id } = await orderChips(servery().person());
    const owner = await atConsole(servery());
    const back = { order_id, reason: 'Customer changed their mind' };
    const refund = (amount?: string, refund_key = randomUUID()) => ({
      ...back,
      refund_key,
      ...(amount && { amount }),
    });
    expect((await owner.refused('ConsoleOrder.refund', refund())).code).toBe('nothing_to_refund');
    expect(await owner.call('ConsoleOrder.show', { order_id })).toMatchObject({ left: '0.00' });
    await owner.call('ConsoleOrder.take_payment', { order_id, tender: 'cash', tender_key: randomUUID() });
    const shown = await owner.call('ConsoleOrder.show', { order_id });
    expect(shown).toMatchObject({ left: '8.00', refund_target: 'the customer, by hand' });
    const part = refund('3.00');
    const { refund: first } = await owner.call('ConsoleOrder.refund', part);
    expect(first).toMatchObject({ amount: '3.00', state: 'done' });
    expect((await owner.call('ConsoleOrder.refund', part)).refund).toEqual(first);
    expect(await owner.refused('ConsoleOrder.refund', refund('5.01'))).toMatchObject({
      code: 'refund_too_large',
    });
    await owner.call('ConsoleOrder.refund', refund());
    const after = await owner.call('ConsoleOrder.show', { order_id });
    expect(after.left).toBe('0.00');
    expect(after.refunds.map(({ amount, state_text: how }) => [amount, how])).toEqual([
      ['3.00', 'Cash'],
      ['5.00', 'Cash'],
    ]);
    expect((await owner.refused('ConsoleOrder.refund', refund())).code).toBe('nothing_to_refund');
  });

  test('too little is refused with what is missing, and a card machine takes the exact amount', async () => {
    const { order_id } = await orderChips(servery().person());
    const counter = await atConsole(servery(), 'counter@example.com');
    const short = { order_id, tender: 'cash', received: '7.95', tender_key: randomUUID() };
    expect(await counter.refused('ConsoleOrder.take_payment', short)).toMatchObject({
      code: 'tender_short',
      message: 'That’s $0.05 short',
    });
    const card = { order_id, tender: 'card' as const, received: '50.00', tender_key: randomUUID() };
    expect(await counter.call('ConsoleOrder.take_payment', card)).toMatchObject({ change: '0.00' });
  });

  test('two people who take the money at once take it once', async () => {
    const { order_id } = await orderChips(servery().person());
    const people = [await atConsole(servery(), 'counter@example.com'), await atConsole(servery())];
    const answers = await Promise.all(
      people.map((person) =>
        person.send('ConsoleOrder.take_payment', { order_id, tender: 'cash', tender_key: randomUUID() }),
      ),
    );
    expect(answers.map(({ ResponseCode }) => ResponseCode).toSorted()).toEqual(['ERROR', 'SUCCESS']);
  });

  test('is not for the kitchen, nor for an order that was cancelled, nor for another with the same key', async () => {
    const { order_id } = await orderChips(servery().person());
    const pay = { order_id, tender: 'cash', tender_key: randomUUID() };
    const kitchen = await atConsole(servery(), 'kitchen@example.com');
    expect((await kitchen.refused('ConsoleOrder.take_payment', pay)).code).toBe('forbidden');
    const owner = await atConsole(servery());
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Closing' });
    expect((await owner.refused('ConsoleOrder.take_payment', pay)).code).toBe('not_allowed_now');
    const one = (await orderChips(servery().person())).order_id;
    const two = (await orderChips(servery().person())).order_id;
    const tender_key = randomUUID();
    await owner.call('ConsoleOrder.take_payment', { order_id: one, tender: 'cash', tender_key });
    const other = { order_id: two, tender: 'cash', tender_key };
    expect((await owner.refused('ConsoleOrder.take_payment', other)).code).toBe('already_paid');
  });

  test('a sale at the till keeps what was handed over and names the cashier', async () => {
    const till = await signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
    const venue = await visit(till);
    const sell = async (tender_received: string) => {
      await add(till, venue, 'Rosemary Chips');
      return submission(venue, { tender_received });
    };
    const short = await sell('5.00');
    expect(await till.refused('SubmitOrder', short)).toMatchObject({ code: 'tender_short' });
    const { order_id } = await till.call('SubmitOrder', { ...short, tender_received: '20.00' });
    const owner = await atConsole(servery());
    const { customer } = await till.call('CustomerAccount');
    const shown = await owner.call('ConsoleOrder.show', { order_id });
    expect(shown.order.paid).toBe(1);
    expect(shown.payments).toMatchObject([
      { method: 'Cash', state_text: `$20.00 received, $12.00 change. Taken by ${customer.name}` },
    ]);
    expect(shown.events).toMatchObject([{ who: customer.name, text: 'Placed' }]);
    // Nobody but staff hands money over: from a guest the field changes nothing.
    const guest = servery().person();
    const there = await visit(guest);
    await add(guest, there, 'Rosemary Chips');
    const placed = await guest.call('SubmitOrder', submission(there, { tender_received: '20.00' }));
    expect((await owner.call('ConsoleOrder.show', { order_id: placed.order_id })).order.paid).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { expect, test } from 'vitest';
import { attemptsOf, inEachPayingServery, until } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { add, DUNE, orderChips, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Servery } from '../../../../testing/servery.ts';
import { linklyEnv, netAtPinpads, pairTerminal, pinpadAt, salesAt } from '../../../../testing/terminals.ts';
import { newMember } from '../../../../testing/topups.ts';
import { payIn } from '#stores/ledger';

type Wish = Partial<CallInput<'TillOrder.take_payment'>>;

const atTill = (servery: Servery) => signIn(servery.person({ AppMode: 'pos' }), 'staff@example.com');
const part = (order_id: string, wish: Wish) => ({ order_id, tender_key: randomUUID(), ...wish });

inEachServery('money at the till', (servery) => {
  const tendersOf = (ref: string) =>
    servery().server.db.read(({ q }) =>
      q
        .selectFrom('tender')
        .innerJoin('orders', 'orders.id', 'tender.order_id')
        .selectAll('tender')
        .where('orders.ref', '=', ref)
        .orderBy('tender.id')
        .execute(),
    );
  /** Chips for $8.00, or whatever they come to, to be paid in store. */
  const unpaid = async (total = 800) => {
    const { order_id, pos_order_id } = await orderChips(servery().person());
    await servery().server.db.write(({ q }) =>
      q.updateTable('orders').set({ total }).where('ref', '=', order_id).execute(),
    );
    return { order_id, number: pos_order_id };
  };

  test('an unpaid order is found by its number, its name and its code, and says what is left', async () => {
    const till = await atTill(servery());
    const { order_id, number } = await unpaid();
    const found = async (search: string) => (await till.call('TillOrder.find', { search })).orders;
    const code = `https://order.example.com/account/orders/${order_id}`;
    for (const search of [number, 'sam ngu', code, order_id, ''])
      expect((await found(search)).find(({ id }) => id === order_id)).toMatchObject({
        number,
        paid: 0,
        left: '8.00',
        can_pay: 1,
      });
    expect(await found(code)).toHaveLength(1);
    expect(await found('nobody of that name')).toEqual([]);
  });

  test('is paid in parts in any mix, and paid once they cover it', async () => {
    const till = await atTill(servery());
    const { customer } = await till.call('CustomerAccount');
    const { order_id } = await unpaid(1002);
    const pay = (wish: Wish) => till.call('TillOrder.take_payment', part(order_id, wish));
    const first = await pay({ tender: 'card', amount: '4.00' });
    expect(first.order).toMatchObject({ paid: 0, left: '6.02' });
    expect((await pay({ tender: 'other', amount: '1.00' })).order).toMatchObject({ paid: 0, left: '5.02' });
    const last = await pay({ tender: 'cash', received: '20.00' });
    expect(last).toMatchObject({ change: '15.00', rounding: '-0.02', order: { paid: 1, left: '0.00' } });
    expect(last.payments).toMatchObject([
      { method: 'Card machine', amount: '4.00', text: `Taken by ${customer.name}` },
      { method: 'Other', amount: '1.00' },
      {
        method: 'Cash',
        amount: '5.02',
        text: `$20.00 received, $15.00 change. −$0.02 rounding. Taken by ${customer.name}`,
      },
    ]);
    expect(await tendersOf(order_id)).toMatchObject([
      { kind: 'card', cents: 400, received: 400, change_given: 0, rounding: 0, taken_by: customer.name },
      { kind: 'other', cents: 100, received: 100, change_given: 0, rounding: 0 },
      { kind: 'cash', cents: 502, received: 2000, change_given: 1500, rounding: -2 },
    ]);
    const again = part(order_id, { tender: 'card' });
    expect((await till.refused('TillOrder.take_payment', again)).code).toBe('already_paid');
    const { order } = await till.call('OrderStatusDetailed', { order_id });
    expect(order).toMatchObject({ paid: 1, rounding: '-0.02', total: '10.02' });
  });

  test('a payment whose answer was lost is taken once', async () => {
    const till = await atTill(servery());
    const { order_id } = await unpaid();
    const cash = part(order_id, { tender: 'cash', amount: '5.00', received: '20.00' });
    const answers = [
      await till.call('TillOrder.take_payment', cash),
      await till.call('TillOrder.take_payment', cash),
    ];
    expect(answers.map(({ change, order }) => [change, order.left])).toEqual([
      ['15.00', '3.00'],
      ['15.00', '3.00'],
    ]);
    expect(await tendersOf(order_id)).toHaveLength(1);
    const other = { ...cash, order_id: (await unpaid()).order_id };
    expect((await till.refused('TillOrder.take_payment', other)).code).toBe('already_paid');
  });

  test('two tills that take the same money at once take it once', async () => {
    const { order_id } = await unpaid();
    const tills = await Promise.all([atTill(servery()), atTill(servery()), atTill(servery())]);
    await Promise.all(
      tills.map((till) => till.send('TillOrder.take_payment', part(order_id, { tender: 'card' }))),
    );
    expect(await tendersOf(order_id)).toHaveLength(1);
    const halves = (await unpaid()).order_id;
    await Promise.all(
      tills.map((till) =>
        till.send('TillOrder.take_payment', part(halves, { tender: 'other', amount: '4.00' })),
      ),
    );
    expect((await tendersOf(halves)).map(({ cents }) => cents)).toEqual([400, 400]);
  });

  test('less than is due and more than is left are refused, and so is what was cancelled', async () => {
    const till = await atTill(servery());
    const { order_id } = await unpaid();
    const refused = async (wish: Wish) =>
      (await till.refused('TillOrder.take_payment', part(order_id, wish))).message;
    expect(await refused({ tender: 'cash', received: '5.00' })).toBe('That’s $3.00 short');
    expect(await refused({ tender: 'card', amount: '8.05' })).toBe('Only $8.00 is left to pay');
    const owner = await atConsole(servery());
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Closing' });
    const late = part(order_id, { tender: 'cash' });
    expect((await till.refused('TillOrder.take_payment', late)).code).toBe('not_allowed_now');
    expect(await tendersOf(order_id)).toEqual([]);
  });

  test('a member’s balance pays a part, never more than there is, and gets it back with the order', async () => {
    const till = await atTill(servery());
    const mia = await newMember(servery());
    const { customer } = await mia.call('CustomerAccount');
    await servery().server.db.write((tx) =>
      payIn(tx, { customerId: customer.id, cents: 500, memo: 'Opening balance', now: servery().clock.now }),
    );
    const { order_id } = await unpaid();
    const { code } = await mia.call('MemberCode');
    const { word } = await till.call('TillMember.confirm', { member_id: customer.id, code });
    const whole = part(order_id, { tender: 'balance', balance_word: word });
    expect((await till.refused('TillOrder.take_payment', whole)).code).toBe('balance_short');
    const some = { ...whole, amount: '5.00' };
    expect((await till.call('TillOrder.take_payment', some)).order.left).toBe('3.00');
    expect((await till.call('TillOrder.take_payment', some)).order.left).toBe('3.00');
    const balance = async () => (await mia.call('CustomerAccount')).customer.balance;
    expect(await balance()).toBe('0.00');
    await till.call('TillOrder.take_payment', part(order_id, { tender: 'cash' }));
    const owner = await atConsole(servery());
    await owner.call('ConsoleOrder.cancel', { order_id, reason: 'No chips' });
    expect(await balance()).toBe('5.00');
  });

  test('is for staff of the order’s own venue alone', async () => {
    const { order_id } = await unpaid();
    const pay = part(order_id, { tender: 'cash' });
    const others = [
      servery().person(),
      await signIn(servery().person(), 'member@example.com'),
      await signIn(servery().person({ AppMode: 'kiosk' }), 'kiosk@example.com'),
    ];
    for (const other of others) {
      expect(['forbidden', 'signed_out']).toContain(
        (await other.refused('TillOrder.take_payment', pay)).code,
      );
      expect(['forbidden', 'signed_out']).toContain((await other.refused('TillOrder.find', {})).code);
      expect(['forbidden', 'signed_out']).toContain(
        (await other.refused('TillOrder.show', { order_id })).code,
      );
    }
    const dune = await signIn(servery().person({ ...DUNE, AppMode: 'pos' }), 'staff@dune.example.com');
    expect((await dune.refused('TillOrder.take_payment', pay)).code).toBe('order_not_found');
    expect((await dune.refused('TillOrder.show', { order_id })).code).toBe('order_not_found');
    const { orders } = await dune.call('TillOrder.find', { search: order_id });
    expect(orders).toEqual([]);
    expect(await tendersOf(order_id)).toEqual([]);
  });

  test('the first part comes with the order, or nothing does yet', async () => {
    const till = await atTill(servery());
    const venue = await visit(till);
    const sell = async (more: Partial<CallInput<'SubmitOrder'>>) => {
      await add(till, venue, 'Rosemary Chips');
      const { order_id } = await till.call('SubmitOrder', submission(venue, more));
      return (await till.call('TillOrder.show', { order_id })).order;
    };
    const first = { tender_kind: 'cash', tender_amount: '3.00', tender_received: '5.00' } as const;
    expect(await sell(first)).toMatchObject({ paid: 0, left: '5.00' });
    expect(await sell({ tender_kind: 'none' })).toMatchObject({ paid: 0, left: '8.00' });
    expect(await sell({ tender_kind: 'card' })).toMatchObject({ paid: 1, left: '0.00' });
    await add(till, venue, 'Rosemary Chips');
    const poor = submission(venue, { tender_kind: 'balance' });
    expect((await till.refused('SubmitOrder', poor)).code).toBe('balance_unconfirmed');
    const much = submission(venue, { tender_kind: 'card', tender_amount: '9.00' });
    expect((await till.refused('SubmitOrder', much)).code).toBe('tender_too_much');
  });
});

inEachPayingServery(
  'a part on the pinpad of the till',
  ({ servery, sandbox }) => {
    const pinpad = () => pinpadAt(sandbox(), 'counter-1');
    const begin = async (amount: string | undefined) => {
      const till = await atTill(servery());
      await pairTerminal(till, sandbox(), 'counter-1');
      const { order_id } = await orderChips(servery().person());
      const wish = part(order_id, { tender: 'eftpos', ...(amount && { amount }) });
      const begun = await till.call('TillOrder.take_payment', wish);
      const at = { pos_guid: begun.eftpos?.pos_guid ?? '', session_id: begun.eftpos?.session_id ?? '' };
      await until(servery(), async () => (await pinpad().look()).step === 'card');
      const ends = () =>
        until(servery(), async () => {
          const said = await till.call('Linkly.transaction', at);
          return said.state !== 'running' && said;
        });
      const shown = () => till.call('TillOrder.show', { order_id });
      return { till, order_id, wish, at, ends, shown };
    };

    test('pays its part once it is approved, and the rest is paid otherwise', async () => {
      const { till, order_id, wish, at, ends, shown } = await begin('5.00');
      // Nobody knows what is left while the pinpad is asked; the same payment again is the same one.
      const cash = part(order_id, { tender: 'cash' });
      expect((await till.refused('TillOrder.take_payment', cash)).code).toBe('payment_unknown');
      expect((await till.call('TillOrder.take_payment', wish)).eftpos?.session_id).toBe(at.session_id);
      await pinpad().press('tap');
      expect(await ends()).toMatchObject({ state: 'approved', order_id });
      expect((await shown()).order).toMatchObject({ paid: 0, left: '3.00' });
      expect((await till.call('TillOrder.take_payment', wish)).order.left).toBe('3.00');
      const last = await till.call('TillOrder.take_payment', cash);
      expect(last.order.paid).toBe(1);
      expect(last.payments.map(({ method, amount }) => [method, amount])).toEqual([
        ['Eftpos', '5.00'],
        ['Cash', '3.00'],
      ]);
      expect(await netAtPinpads(sandbox(), at.session_id)).toBe(1);
      expect((await salesAt(sandbox())).find(({ id }) => id === at.session_id)?.cents).toBe(500);
    });

    test('a declined card leaves what is left as it was', async () => {
      const { till, order_id, ends, shown } = await begin(undefined);
      await pinpad().press('decline');
      expect((await ends()).state).toBe('failed');
      expect((await shown()).order).toMatchObject({ paid: 0, left: '8.00' });
      await till.call('TillOrder.take_payment', part(order_id, { tender: 'card' }));
      expect((await shown()).order.paid).toBe(1);
    });

    test('is found out where the answer of the pinpad was lost', async () => {
      const { wish, shown } = await begin(undefined);
      await pinpad().press('line');
      await pinpad().press('tap');
      await pinpad().press('line');
      await until(servery(), async () => {
        servery().clock.now += 1500;
        return (await shown()).order.paid === 1;
      });
      const key = `till:1:${wish.tender_key}`;
      expect((await attemptsOf(servery(), key)).map(({ state }) => state)).toEqual(['captured']);
    });

    test('goes back where the order was cancelled meanwhile', async () => {
      const { order_id, ends, shown } = await begin(undefined);
      const owner = await atConsole(servery());
      await owner.call('ConsoleOrder.cancel', { order_id, reason: 'Closing' });
      await pinpad().press('tap');
      expect((await ends()).state).toBe('unknown');
      expect((await shown()).order.paid).toBe(0);
      const raised = await until(servery(), async () => {
        servery().clock.now += 1500;
        const { cases } = await owner.call('ConsoleCases');
        return cases.find(({ order_id: id }) => id === order_id);
      });
      expect(raised.amount).toBe('8.00');
    });
  },
  linklyEnv,
);

import { randomUUID } from 'node:crypto';
import type { CallInput } from '@servery/contract/registry';
import { expect, test } from 'vitest';
import { inEachPayingServery, until } from '../../../../testing/cards.ts';
import { atConsole } from '../../../../testing/console.ts';
import { DUNE, orderChips, signIn } from '../../../../testing/orders.ts';
import type { Person } from '../../../../testing/servery.ts';
import { linklyEnv, netAtPinpads, pairTerminal, pinpadAt } from '../../../../testing/terminals.ts';

type Tender = CallInput<'TillOrder.refund'>['tender'];

inEachPayingServery(
  'money that goes back at the till',
  ({ servery, sandbox }) => {
    const atTill = () => signIn(servery().person({ AppMode: 'pos' }), 'staff@example.com');
    /** Chips for $8.00, paid in one go. */
    const paidBy = async (till: Person, tender: Tender) => {
      const { order_id } = await orderChips(servery().person());
      const taken = await till.call('TillOrder.take_payment', { order_id, tender, tender_key: randomUUID() });
      return { order_id, taken };
    };
    const back = (order_id: string, tender: Tender, amount?: string) => ({
      order_id,
      tender,
      reason: 'Cold chips',
      refund_key: randomUUID(),
      ...(amount && { amount }),
    });

    test('goes back in cash, once for one wish and never more than was taken, with who gave it', async () => {
      const till = await atTill();
      const { customer } = await till.call('CustomerAccount');
      const { order_id } = await paidBy(till, 'cash');
      const some = back(order_id, 'cash', '3.02');
      const first = await till.call('TillOrder.refund', some);
      expect(first).toMatchObject({
        order: { refunded: '3.02', paid: 1 },
        refunds: [
          {
            method: 'Cash',
            amount: '3.00',
            text: `−$0.02 rounding. Cold chips. Given back by ${customer.name}`,
          },
        ],
        given_in_cash: '3.02',
      });
      expect((await till.call('TillOrder.refund', some)).order.refunded).toBe('3.02');
      const much = back(order_id, 'other', '5.00');
      expect(await till.refused('TillOrder.refund', much)).toMatchObject({
        code: 'refund_too_large',
        message: 'You can refund up to $4.98 of this order',
      });
      const rest = await till.call('TillOrder.refund', back(order_id, 'cash'));
      expect([rest.order.refunded, rest.refundable]).toEqual(['8.00', []]);
      const none = back(order_id, 'cash');
      expect((await till.refused('TillOrder.refund', none)).code).toBe('nothing_to_refund');
      const rows = await servery().server.db.read(({ q }) =>
        q.selectFrom('counter_refund').selectAll().where('given_by', '=', customer.name).execute(),
      );
      expect(rows).toMatchObject([
        { kind: 'cash', cents: 302, rounding: -2 },
        { kind: 'cash', cents: 498, rounding: 2 },
      ]);
    });

    test('comes in three parts of cash to what was taken', async () => {
      const till = await atTill();
      const { order_id } = await paidBy(till, 'cash');
      const handed: string[] = [];
      for (const part of ['3.33', '3.33', '1.34']) {
        const { refunds } = await till.call('TillOrder.refund', back(order_id, 'cash', part));
        handed.push(refunds.at(-1)?.amount ?? '');
      }
      expect(handed).toEqual(['3.35', '3.30', '1.35']);
    });

    test('an order of which all went back leaves the board, one of which some did stays', async () => {
      const till = await atTill();
      const cook = await atConsole(servery(), 'kitchen@example.com');
      const isOnBoard = async (id: string) =>
        (await cook.call('ConsoleBoard')).orders.some((order) => order.id === id);
      const { order_id } = await paidBy(till, 'cash');
      await till.call('TillOrder.refund', back(order_id, 'cash', '7.99'));
      expect(await isOnBoard(order_id)).toBe(true);
      await till.call('TillOrder.refund', back(order_id, 'cash'));
      expect(await isOnBoard(order_id)).toBe(false);
    });

    test('two tills that give the same money back at once give it once', async () => {
      const tills = await Promise.all([atTill(), atTill(), atTill()]);
      const { order_id } = await paidBy(tills[0], 'card');
      await Promise.all(tills.map((till) => till.send('TillOrder.refund', back(order_id, 'card', '5.00'))));
      expect((await tills[0].call('TillOrder.show', { order_id })).order.refunded).toBe('5.00');
    });

    test('goes back on the pinpad that took it, with the card there', async () => {
      const till = await atTill();
      await pairTerminal(till, sandbox(), 'counter-1');
      const pinpad = pinpadAt(sandbox(), 'counter-1');
      await pinpad.hands('tap');
      const { order_id, taken } = await paidBy(till, 'eftpos');
      const shown = () => till.call('TillOrder.show', { order_id });
      await until(servery(), async () => (await shown()).order.paid === 1);
      // A card does not come back as cash.
      expect((await till.refused('TillOrder.refund', back(order_id, 'cash'))).code).toBe('nothing_to_refund');
      await till.call('TillOrder.refund', back(order_id, 'eftpos'));
      await until(servery(), async () => (await shown()).refunds[0]?.method === 'Refunded');
      expect(await netAtPinpads(sandbox(), taken.eftpos?.session_id ?? '')).toBe(0);
      await pinpad.hands('person');
    });

    test('is for staff of the venue alone, and a key is for one order', async () => {
      const till = await atTill();
      const { order_id } = await paidBy(till, 'cash');
      const wish = back(order_id, 'cash', '1.00');
      const member = await signIn(servery().person(), 'member@example.com');
      expect((await member.refused('TillOrder.refund', wish)).code).toBe('forbidden');
      const dune = await signIn(servery().person({ ...DUNE, AppMode: 'pos' }), 'staff@dune.example.com');
      expect((await dune.refused('TillOrder.refund', wish)).code).toBe('order_not_found');
      await till.call('TillOrder.refund', wish);
      const other = { ...wish, order_id: (await paidBy(till, 'cash')).order_id };
      expect((await till.refused('TillOrder.refund', other)).code).toBe('refund_key_used');
      const owner = await atConsole(servery());
      expect(await owner.call('ConsoleOrder.show', { order_id })).toMatchObject({
        order: { refunded: '1.00' },
        refunds: [{ amount: '1.00', reason: 'Cold chips', state_text: 'Cash' }],
      });
    });
  },
  linklyEnv,
);

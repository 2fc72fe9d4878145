import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { add, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

const BALANCE = { payment_method: 'BALANCE', expected_total: '8.00' } as const;

inEachServery(
  'paying from the account balance',
  (servery) => {
    const customerOf = async (person: Person) => (await person.call('CustomerAccount')).customer;
    const setBalance = async (customerId: number, cents: number) =>
      servery().server.db.write(async ({ q }) => {
        await q.deleteFrom('ledger_entry').where('customer_id', '=', customerId).execute();
        const entry = {
          customer_id: customerId,
          account: 'balance',
          cents,
          order_id: null,
          memo: 'Top-up',
          created_at: 1,
        };
        await q.insertInto('ledger_entry').values(entry).execute();
      });
    const entriesOf = (customerId: number) =>
      servery().server.db.read(({ q }) =>
        q
          .selectFrom('ledger_entry')
          .selectAll()
          .where('customer_id', '=', customerId)
          .where('transfer', '!=', '')
          .execute(),
      );
    const chips = async (quantity = 1, member?: Person) => {
      const person = member ?? (await signIn(servery().person()));
      const venue = await visit(person);
      await person.call('ManageCart.clear_cart', venue.at);
      await add(person, venue, 'Rosemary Chips', quantity);
      return { person, venue };
    };

    test('takes the total from the balance and writes both sides of it', async () => {
      const { person, venue } = await chips(2);
      const { id } = await customerOf(person);
      await setBalance(id, 2450);
      const fields = submission(venue, {
        payment_method: 'BALANCE',
        expected_total: '16.00',
        customer_name: '',
        customer_email: '',
        customer_mobile: '',
      });
      const placed = await person.call('SubmitOrder', fields);
      expect(placed.order_total).toBe('16.00');
      expect((await customerOf(person)).balance).toBe('8.50');
      const entries = await entriesOf(id);
      expect(entries.map(({ account, cents }) => [account, cents])).toEqual([
        ['balance', -1600],
        ['orders', 1600],
      ]);
      const { order } = await person.call('OrderStatusDetailed', { order_id: placed.order_id });
      expect(order).toMatchObject({ paid: 1, payment_method: 'Account balance', payment_terms: 'Paid' });
      expect((await person.call('SubmitOrder', fields)).order_id).toBe(placed.order_id);
      expect(await entriesOf(id)).toHaveLength(2);
    });

    test('refuses more than there is, and says what can be done [CHK-115]', async () => {
      const { person, venue } = await chips(2);
      await setBalance((await customerOf(person)).id, 1599);
      const failed = await person.refused(
        'SubmitOrder',
        submission(venue, { ...BALANCE, expected_total: '16.00' }),
      );
      expect(failed).toMatchObject({
        code: 'balance_short',
        message:
          'You do not have sufficient funds in your account balance to pay for this order. Top up your account or choose another payment method.',
      });
      expect((await customerOf(person)).balance).toBe('15.99');
    });

    test('cannot be spent twice: of twenty at once, as many are placed as it pays for', async () => {
      const members: Person[] = [];
      for (let count = 0; count < 20; count += 1) members.push(await signIn(servery().person()));
      const { id } = await customerOf(members[0]!);
      await setBalance(id, 5 * 800 + 799);
      const all = await Promise.all(members.map((member) => chips(1, member)));
      const answers = await Promise.all(
        all.map(({ person, venue }) =>
          person.send('SubmitOrder', submission(venue, { ...BALANCE, submit_key: randomUUID() })),
        ),
      );
      expect(answers.filter(({ ResponseCode }) => ResponseCode === 'SUCCESS')).toHaveLength(5);
      expect((await customerOf(members[0]!)).balance).toBe('7.99');
    });

    test('takes nothing at a total that the customer has not seen', async () => {
      const { person, venue } = await chips();
      await setBalance((await customerOf(person)).id, 1000);
      for (const expected_total of [undefined, '7.00']) {
        const unseen = await person.refused('SubmitOrder', submission(venue, { ...BALANCE, expected_total }));
        expect(unseen).toMatchObject({ code: 'total_changed', details: { total: '8.00' } });
      }
      expect((await customerOf(person)).balance).toBe('10.00');
    });

    test('goes back to the balance when the order is cancelled', async () => {
      const { person, venue } = await chips();
      const { id } = await customerOf(person);
      await setBalance(id, 1000);
      const { order_id } = await person.call('SubmitOrder', submission(venue, BALANCE));
      const board = servery().person({ AppMode: 'console' });
      await board.call('ConsoleLogin', { email: 'owner@example.com', password: 'banksia-demo' });
      await board.call('ConsoleOrder.cancel', { order_id, reason: 'Out of chips' });
      expect((await customerOf(person)).balance).toBe('10.00');
      const { order } = await person.call('OrderStatusDetailed', { order_id });
      expect(order).toMatchObject({ refunded: '8.00', payment_terms: 'Refunded' });
      expect((await entriesOf(id)).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    });
  },
  { RATE_LIMIT: 'off' },
);

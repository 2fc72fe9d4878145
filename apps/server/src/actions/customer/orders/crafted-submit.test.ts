import { expect, test } from 'vitest';
import { add, orderChips, rowsOf, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery, type Person } from '../../../../testing/servery.ts';

/** Fields that no client of ours sends with an order: the server knows all of it itself. */
const PRICES = {
  total: '0.01',
  grand_total: '0.01',
  order_total: '0.01',
  sub_total: '0.01',
  delivery_fee: '-50.00',
  surcharge_amount: '0.00',
  other_discount: '99.00',
  rewards_discount: '99.00',
  gst: '0.00',
  items: [{ menu_item_id: 1, quantity: 1, unit_price: '0.01', price: '0.01' }],
  paid: '1',
  status: '5',
  is_test: '1',
  source: 'counter',
  coupon_code: 'FREE',
};

inEachServery(
  'a crafted submission',
  (servery) => {
    const withChips = async (person: Person) => {
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', 2);
      return venue;
    };
    const rowOf = (ref: string) =>
      servery().server.db.read(({ q }) =>
        q.selectFrom('orders').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow(),
      );
    const place = async (person: Person, more: object) =>
      person.call('SubmitOrder', { ...submission(await withChips(person)), ...more });

    test('with prices, totals and a status of its own is placed at the menu’s prices, as if they were not there', async () => {
      const placed = await place(servery().person(), PRICES);
      expect(placed.order_total).toBe('16.00');
      expect(await rowOf(placed.order_id)).toMatchObject({
        products_total: 1600,
        other_discount: 0,
        rewards_discount: 0,
        delivery_fee: 0,
        surcharge: 0,
        total: 1600,
        gst: 145,
        paid: 0,
        status: 1,
        is_test: 0,
        source: 'web',
        coupon_code: '',
      });
    });

    const totals = ['15.99', '16.01', '0.00', '-16.00', '0.01'];
    test.each(totals)(
      'that expects a total of %s is refused, and nothing is changed',
      async (expected_total) => {
        const person = servery().person();
        const venue = await withChips(person);
        const before = await rowsOf(servery());
        const refused = await person.refused('SubmitOrder', submission(venue, { expected_total }));
        expect(refused.code).toBe('total_changed');
        expect(await rowsOf(servery())).toEqual(before);
      },
    );

    test('for somebody else’s account is a guest’s order, and leaves the account alone', async () => {
      const member = await signIn(servery().person());
      const { customer } = await member.call('CustomerAccount');
      const placed = await place(servery().person(), {
        customer_id: String(customer.id),
        customer: { id: String(customer.id), status: '1' },
        session_id: '1',
        sid_owner: String(customer.id),
      });
      expect(placed.customer.id).toBe(0);
      expect((await rowOf(placed.order_id)).customer_id).toBeNull();
      expect((await member.call('CustomerAccount')).customer).toEqual(customer);
    });

    test('from the balance or the saved card of somebody else is refused', async () => {
      const member = await signIn(servery().person());
      const { customer } = await member.call('CustomerAccount');
      const person = servery().person();
      const venue = await withChips(person);
      const before = await rowsOf(servery());
      const fields = submission(venue, { payment_method: 'BALANCE', expected_total: '16.00' });
      const refused = await person.refused('SubmitOrder', { ...fields, customer_id: String(customer.id) });
      expect(refused.code).toBe('account_required');
      expect(await rowsOf(servery())).toEqual(before);
      expect((await member.call('CustomerAccount')).customer.balance).toBe(customer.balance);
    });

    test('with the order id of somebody else makes an order of its own, and the other stays as it was', async () => {
      const owner = servery().person();
      const theirs = await orderChips(owner);
      const before = await rowOf(theirs.order_id);
      const placed = await place(servery().person(), {
        order_id: theirs.order_id,
        id: String(before.id),
        ref: theirs.order_id,
        pos_order_id: theirs.pos_order_id,
        number: before.number,
      });
      expect(placed.order_id).not.toBe(theirs.order_id);
      expect(placed.pos_order_id).not.toBe(theirs.pos_order_id);
      expect(await rowOf(theirs.order_id)).toEqual(before);
    });

    test('with the submit key of somebody else is refused, and answers nothing of their order', async () => {
      const owner = servery().person();
      const theirs = await orderChips(owner, { submit_key: 'somebody-elses-key-1' });
      const person = servery().person();
      const venue = await withChips(person);
      const before = await rowsOf(servery());
      const refused = await person.refused(
        'SubmitOrder',
        submission(venue, { submit_key: 'somebody-elses-key-1' }),
      );
      expect(refused.code).toBe('no_order');
      expect(JSON.stringify(refused)).not.toContain(theirs.order_id);
      expect(await rowsOf(servery())).toEqual(before);
    });

    test('with an address of somebody else is refused, and nothing is changed', async () => {
      const member = await signIn(servery().person());
      const [address] = (await member.call('CustomerAccount')).customer.delivery_addresses;
      const person = servery().person();
      const venue = await withChips(person);
      const before = await rowsOf(servery());
      const wish = { fulfilment_type: 'deliver', delivery_address_id: address!.id } as const;
      expect((await person.refused('SubmitOrder', submission(venue, wish))).code).toBe('no_address');
      expect(await rowsOf(servery())).toEqual(before);
    });
  },
  { RATE_LIMIT: 'off' },
);

import { expect, test } from 'vitest';
import { add, DUNE, rowsOf, signIn, submission, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

type Refused = { code: string; message: string };

/** Bodies that no client of ours sends. Each is refused with words, and not a row is another afterwards. */
inEachServery(
  'a crafted body',
  (servery) => {
    const foreign = async () => {
      const dune = servery().person(DUNE);
      const venue = await visit(dune, 'dune-cottesloe');
      const [stop] = (await dune.call('DeliveryStops', venue.at)).stops_on_date;
      return { stop: stop!.delivery_stop_id, product: venue.product('Cold Drip').id, at: venue.at };
    };
    const memberOrder = async () => {
      const member = await signIn(servery().person());
      const venue = await visit(member);
      await add(member, venue, 'Rosemary Chips');
      const { order_id } = await member.call('SubmitOrder', submission(venue));
      const [address] = (await member.call('CustomerAccount')).customer.delivery_addresses;
      return { order_id, address: address!.id };
    };
    async function ready() {
      const [other, theirs] = [await foreign(), await memberOrder()];
      const person = servery().person();
      const venue = await visit(person);
      await add(person, venue, 'Rosemary Chips', 3);
      const addItem = (item: object) =>
        person.refused('ManageCart.add_to_order', { ...venue.at, menu_item_data: item });
      const update = (checkout_options: object) =>
        person.refused('ManageCart.update_checkout', { ...venue.at, checkout_options });
      const order = (more: object) => person.refused('SubmitOrder', { ...submission(venue), ...more });
      const chips = venue.product('Rosemary Chips').id;
      return { person, venue, addItem, update, order, chips, other, theirs };
    }
    type Ready = Awaited<ReturnType<typeof ready>>;

    const optionOf = async ({ person, venue }: Ready, name: string) => {
      const details = await person.call('MenuItemDetails', { menu_item_id: venue.product(name).id });
      return details.options[0]!;
    };

    const cases: [what: string, send: (held: Ready) => Promise<Refused>, code: string, words: RegExp][] = [
      [
        'with an option of another product',
        async (held) => {
          const group = await optionOf(held, 'Flat White');
          const options = { [`group_${group.id}`]: group.options[0]!.id };
          return held.addItem({ menu_item_id: held.chips, quantity: 1, options });
        },
        'modifier_invalid',
        /not available for this product/,
      ],
      [
        'with a negative quantity',
        ({ addItem, chips }) => addItem({ menu_item_id: chips, quantity: -3 }),
        'bad_quantity',
        /between 1 and/,
      ],
      [
        'with no quantity at all',
        ({ addItem, chips }) => addItem({ menu_item_id: chips, quantity: 0 }),
        'bad_quantity',
        /between 1 and/,
      ],
      [
        'with half a product',
        ({ addItem, chips }) => addItem({ menu_item_id: chips, quantity: '0.5' }),
        'bad_request',
        /quantity is not a whole number/,
      ],
      [
        'with more than can be carried',
        ({ addItem, chips }) => addItem({ menu_item_id: chips, quantity: 999_999 }),
        'bad_quantity',
        /between 1 and 999/,
      ],
      [
        'with a product of another brand',
        ({ addItem, other }) => addItem({ menu_item_id: other.product, quantity: 1 }),
        'no_product',
        /no longer on the menu/,
      ],
      [
        'for a store of another brand',
        ({ person, chips, other }) =>
          person.refused('ManageCart.add_to_order', {
            ...other.at,
            menu_item_data: { menu_item_id: chips, quantity: 1 },
          }),
        'no_merchant',
        /does not exist/,
      ],
      [
        'with the stop of another store',
        ({ update, other }) => update({ fulfilment_type: 'deliver', delivery_stop_id: other.stop }),
        'slot_unavailable',
        /not available/,
      ],
      [
        'with a stop where a slot belongs',
        ({ order, other }) =>
          order({
            fulfilment_type: 'deliver',
            fulfilment_asap: 0,
            fulfilment_datetime: Date.parse('2026-11-18T12:00:00+08:00') / 1000,
            delivery_slot_id: other.stop,
            delivery_address_str: '1 High Street, Fremantle, WA, 6160',
          }),
        'slot_required',
        /delivery slot/,
      ],
      [
        'with ASAP for a slot',
        ({ order }) =>
          order({
            fulfilment_type: 'deliver',
            fulfilment_asap: 1,
            delivery_slot_id: 2,
            delivery_address_str: '1 High Street, Fremantle, WA, 6160',
          }),
        'time_required',
        /day and time/,
      ],
      [
        'with a total of its own',
        ({ order }) => order({ expected_total: '0.01' }),
        'total_changed',
        /now \$24\.00/,
      ],
      [
        'with a date past the window',
        ({ update }) =>
          update({ fulfilment_type: 'pickup', fulfilment_date: '2027-11-18', fulfilment_time: '12:00' }),
        'time_unavailable',
        /not available on the selected day/,
      ],
      [
        'with a date past the window for a slot',
        ({ update }) => update({ fulfilment_type: 'deliver', fulfilment_date: '2027-11-18' }),
        'time_unavailable',
        /not available on the selected day/,
      ],
      [
        'that orders for next year',
        ({ order }) =>
          order({ fulfilment_asap: 0, fulfilment_datetime: Date.parse('2027-11-18T12:00:00+08:00') / 1000 }),
        'time_unavailable',
        /not available on the selected day/,
      ],
      [
        'with the address of a member',
        ({ update, theirs }) => update({ delivery_address_id: theirs.address }),
        'no_address',
        /no longer saved/,
      ],
      [
        'that repeats the order of a member',
        async ({ venue, theirs }) => {
          const thief = await signIn(servery().person(), 'test@example.com');
          return thief.refused('ManageCart.repeat_order', { ...venue.at, order_id: theirs.order_id });
        },
        'order_not_found',
        /Order not found/,
      ],
      [
        'with a table number of ten thousand characters',
        ({ order }) => order({ fulfilment_type: 'table', table_num: '7'.repeat(10_000) }),
        'bad_request',
        /table_num is longer than 20 characters/,
      ],
      [
        'with a type that the venue does not have',
        ({ update }) => update({ fulfilment_type: 'drone' }),
        'bad_request',
        /not a fulfilment type/,
      ],
      [
        'with a line that is not there',
        ({ addItem, chips }) => addItem({ menu_item_id: chips, quantity: 1, cart_item_slot_id: 77 }),
        'no_line',
        /no longer in your cart/,
      ],
      [
        'with a promo of its own making',
        ({ update }) => update({ coupon_code: "' or 1=1 --" }),
        'promo_invalid',
        /isn’t valid/,
      ],
      [
        'with a method that is not offered',
        ({ order }) => order({ payment_method: 'ZERO' }),
        'payment_method_unavailable',
        /Choose another/,
      ],
    ];

    test.each(cases)(
      '%s is refused with clear words and changes nothing',
      async (_what, send, code, said) => {
        const held = await ready();
        const before = await rowsOf(servery());
        const refused = await send(held);
        expect(refused.code).toBe(code);
        expect(refused.message).toMatch(said);
        expect(await rowsOf(servery())).toEqual(before);
      },
    );

    test('a price and a total in the body are not read at all', async () => {
      const { person, venue, chips } = await ready();
      const added = await person.call('ManageCart.add_to_order', {
        ...venue.at,
        total: '0.00',
        menu_item_data: {
          menu_item_id: chips,
          quantity: 1,
          price: '0.01',
          unit_price: '0.01',
          base_price: '0.01',
        },
      } as never);
      expect(added.grand_total).toBe('32.00');
      const placed = await person.call('SubmitOrder', {
        ...submission(venue),
        total: '0.00',
        order_total: '0.00',
        grand_total: '0.00',
        delivery_fee: '-50.00',
        paid: 1,
        status: 5,
      } as never);
      expect(placed.order_total).toBe('32.00');
      const { order } = await person.call('OrderStatusDetailed', { order_id: placed.order_id });
      expect(order).toMatchObject({ total: '32.00', delivery_fee: '0.00', paid: 0, nstatus: 1 });
    });
  },
  { RATE_LIMIT: 'off' },
);

import { expect, test } from 'vitest';
import { add, DUNE, signIn, visit } from '../../testing/orders.ts';
import { inEachServery } from '../../testing/servery.ts';

const words = (text: string) => text.split(' ');
const missing = (held: object, fields: string): string[] =>
  words(fields).filter((field) => !Object.hasOwn(held, field));

const DIETARY = 'is_gluten_free is_egg_free is_dairy_free is_lactose_free is_vegetarian is_vegan is_halal';

inEachServery('what an answer carries', (servery) => {
  /** `local_ts` is the client's own: when it got the answer. */
  test('gives a merchant every field that the client reads [ORD-320]', async () => {
    const { merchant } = await visit(servery().person());
    expect(
      missing(
        merchant,
        'id merchant_id name address1 suburb phone status always_open order_for_later cstext hero_img_url distance_from_position menu_id menus fulfilment payment_methods history promos promo_text payment_text delivery_text warning_text group_menu_by_category brand locale location',
      ),
    ).toEqual([]);
    expect(merchant).toMatchObject({ status: 'online', cstext: 'Coming soon', brand: 'demo', history: [] });
    expect(merchant.menus[0]).toEqual({ name: 'banksia-kitchen', hours: expect.any(Array) });
    expect(missing(merchant.fulfilment[0]!, 'code icon verb')).toEqual([]);
    expect(merchant.payment_methods).toEqual(['store', 'balance']);
    expect(
      missing(
        merchant.locale,
        'currency_sign currency_code country_code address1 address2 city_suburb state postcode',
      ),
    ).toEqual([]);
    expect(merchant.location).toEqual({ lat: -32.0539, long: 115.7458, radius: 8 });
  });

  test('gives a menu every field that the client reads, live [ORD-324]', async () => {
    const { merchant } = await visit(servery().person());
    expect(
      missing(
        merchant.menu,
        'id menu_name items hours public_notice display_images is_merchant_ready is_order_for_later_enabled allow_promo_codes allow_order_notes require_registration show_dietary_info checkout_notice',
      ),
    ).toEqual([]);
    expect(merchant.menu).toMatchObject({ menu_name: 'banksia-kitchen', is_merchant_ready: 1 });
  });

  test('gives a category its place among the others: hierarchy, children and where to begin [ORD-325]', async () => {
    const { merchant } = await visit(servery().person(DUNE), 'dune-cottesloe');
    const { items } = merchant.menu;
    const fields = 'id name desc header hierarchy children default_selection img_url items';
    expect(missing(items[0]!, fields)).toEqual([]);
    const facts = items.map(({ name, hierarchy, children, default_selection }) => [
      name,
      hierarchy,
      children.length,
      default_selection,
    ]);
    expect(facts).toEqual([
      ['Coffee', 0, 1, 1],
      ['Filter', 1, 0, 0],
      ['Breakfast', 0, 0, 0],
      ['From the Oven', 0, 0, 0],
      ['Beans', 0, 0, 0],
    ]);
    expect(items[0]!.children).toEqual([items[1]!.id]);
  });

  test('gives a product every field, in the list and in its details, with its groups and their options [ORD-326 ORD-327]', async () => {
    const person = servery().person();
    const venue = await visit(person);
    const flat = venue.product('Flat White');
    const details = await person.call('MenuItemDetails', { menu_item_id: flat.id, cart_item_slot_id: -1 });
    const inList =
      'id cat_id name desc base_price img_url is_available available_str is_visible option_count max_qty min_qty availability_notice';
    expect(missing(flat, `${inList} ${DIETARY}`)).toEqual([]);
    const inDetails =
      'name desc base_price img_url_lge thumb_url image_url is_available available_str max_qty min_qty qty_label availability_notice cart_item_slot_id options';
    expect(missing(details, `${inDetails} ${DIETARY}`)).toEqual([]);
    expect(details).toMatchObject({ item_id: flat.id, cart_item_slot_id: -1 });
    expect(missing(details.options[0]!, 'id name multiselect mandatory max_select options')).toEqual([]);
    expect(missing(details.options[0]!.options[0]!, 'id desc price_offset is_default')).toEqual([]);
  });

  test('gives an option its picture where it has one', async () => {
    const person = servery().person();
    const venue = await visit(person);
    const burger = venue.product('Banksia Beef Burger');
    const details = await person.call('MenuItemDetails', { menu_item_id: burger.id, cart_item_slot_id: -1 });
    const pictures = (name: string) =>
      details.options
        .find((group) => group.name === name)
        ?.options.map(({ img_url, tint }) => [img_url, tint]);
    expect(pictures('Make it a meal?')).toEqual([
      ['/media/demo/pics/lemonade.svg', 'sun'],
      ['/media/demo/pics/chips.svg', 'sun'],
    ]);
    expect(new Set(pictures('Bun')?.flat())).toEqual(new Set(['']));
    for (const [src] of pictures('Make it a meal?') ?? [])
      expect((await fetch(servery().url + src)).status).toBe(200);
  });

  test('gives a fulfilment type every field, each code once [ORD-332]', async () => {
    const { merchant } = await visit(servery().person());
    const codes = merchant.fulfilment.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const type of merchant.fulfilment)
      expect(
        missing(
          type,
          'desc verb asap time_frame time_type min_notice time_block location_label location_options display_store_closed_text address_required table_num_required table_num_label table_num_desc table_num_qr_scanner booking_ref_required booking_name_required booking_pax_required booking_ref_label booking_name_label booking_pax_label booking_ref_desc booking_name_desc booking_pax_desc booking_data_qr_scanner',
        ),
      ).toEqual([]);
    const table = merchant.fulfilment.find(({ code }) => code === 'table')!;
    expect(table).toMatchObject({
      table_num_label: 'Table',
      booking_ref_label: 'Booking',
      table_num_required: 1,
    });
    const dune = await visit(servery().person(DUNE), 'dune-perth');
    expect(dune.merchant.fulfilment[0]).toMatchObject({
      time_frame: 'location',
      time_type: 'locations',
      location_label: 'Pickup location',
      location_options: [
        { id: expect.any(Number), desc: '140 St Georges Terrace, lobby' },
        { id: expect.any(Number), desc: 'Brookfield Place, tower 1' },
        { id: expect.any(Number), desc: 'QV1, ground floor' },
      ],
    });
  });

  test('says of a type when it can be had, day by day and on special dates [ORD-333]', async () => {
    const { merchant } = await visit(servery().person());
    const deliver = merchant.fulfilment.find(({ code }) => code === 'deliver')!;
    const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => `available_${day}`).join(' ');
    expect(
      missing(
        deliver,
        `available_today online_status available_from available_to unavailable_reason available_text_pickup available_text_deliver available_text_dinein order_for_later ${days} special_dates`,
      ),
    ).toEqual([]);
    expect(deliver).toMatchObject({
      available_today: 1,
      online_status: 'online',
      available_from: '11:00',
      available_to: '20:00',
      available_wed: [{ from: '11:00', to: '20:00' }],
    });
    expect(deliver.special_dates).toContainEqual({
      ph_date: '2026-12-25',
      menu_available: 0,
      available_from: '',
      available_to: '',
      windows: [],
    });
  });

  test('tells who a customer is, with the addresses they keep [ORD-341]', async () => {
    const guest = servery().person();
    const venue = await visit(guest);
    const checkout = await guest.call('ManageCart.load_checkout', venue.at);
    expect(checkout.customer).toMatchObject({
      id: 0,
      name: '',
      status: 0,
      email: '',
      delivery_addresses: [],
    });
    const statuses = { member: 1, kiosk: 3, staff: 8, test: 9 };
    for (const [who, status] of Object.entries(statuses)) {
      const person = await signIn(servery().person(), `${who}@example.com`);
      const { customer } = await person.call('CustomerAccount');
      expect(customer).toMatchObject({ status, email: `${who}@example.com` });
      if (who === 'member')
        expect(customer.delivery_addresses[0]).toEqual({
          id: expect.any(Number),
          address: '8 Norfolk Street, Fremantle, WA, 6160',
        });
    }
  });

  test('loads the checkout with order, menu, merchant and customer for the choice that is sent [ORD-304]', async () => {
    const person = servery().person();
    const venue = await visit(person);
    await add(person, venue, 'Rosemary Chips');
    const loaded = await person.call('ManageCart.load_checkout', {
      ...venue.at,
      menu_sub_type: 'lunch',
      component: 'Checkout',
      checkout_options: {
        fulfilment_type: 'deliver',
        fulfilment_asap: 0,
        fulfilment_date: '2026-11-18',
        fulfilment_time: '12:00',
        delivery_address: '1 High Street,,Fremantle,WA,6160,AU',
        delivery_address_str: '1 High Street,,Fremantle,WA,6160,AU',
      },
    } as never);
    expect(Object.keys(loaded)).toEqual(['order', 'menu', 'merchant', 'customer']);
    expect(loaded.order).toMatchObject({
      fulfilment_type: 'deliver',
      delivery_fee: '5.00',
      fulfilment: { fulfilment_asap: 0, fulfilment_date: '2026-11-18', fulfilment_time: '' },
    });
    expect(loaded.menu).toMatchObject({ menu_name: 'banksia-kitchen', items: [] });
    const member = await signIn(servery().person());
    const [saved] = (await member.call('CustomerAccount')).customer.delivery_addresses;
    const known = await member.call('ManageCart.load_checkout', {
      ...venue.at,
      checkout_options: { fulfilment_type: 'deliver', delivery_address_id: saved!.id },
    } as never);
    expect(known.order.delivery_fee_is_estimate).toBe(0);
    expect(known.customer.name).toBe('Sam Nguyen');
  });
});

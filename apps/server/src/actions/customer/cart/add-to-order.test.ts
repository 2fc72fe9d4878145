import { expect, test } from 'vitest';
import { add, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('adding to the cart', (servery) => {
  const arrive = async () => {
    const person = servery().person();
    return { person, venue: await visit(person) };
  };

  test('answers the updated order and begins a session [ORD-197]', async () => {
    const { person, venue } = await arrive();
    expect(person.sid).toBeUndefined();
    const order = await add(person, venue, 'Rosemary Chips', 2);
    expect(person.sid).toMatch(/^[\w-]{43}$/);
    expect(order).toMatchObject({ num_items: 2, grand_total: '16.00', gst_included: '1.45' });
    const { order: again } = await person.call('Merchant', { menu_name: 'banksia-kitchen' });
    expect(again.items).toEqual(order.items);
  });

  test('puts the same product with the same options and note into one line', async () => {
    const { person, venue } = await arrive();
    await add(person, venue, 'Rosemary Chips');
    const order = await add(person, venue, 'Rosemary Chips', 2);
    expect(order.items.map((line) => line.quantity)).toEqual([3]);
  });

  test('takes product, quantity, options and slot, prices the options itself and says what was chosen [ORD-328]', async () => {
    const { person, venue } = await arrive();
    const menu_item_id = venue.product('Prawn & Mango Rice Bowl').id;
    const details = await person.call('MenuItemDetails', { menu_item_id });
    const groups = details.options;
    const single = groups.find((group) => group.multiselect === 0)!;
    const multi = groups.find((group) => group.multiselect === 1)!;
    const options = {
      [`group_${single.id}`]: String(single.options[0]!.id),
      [`option_${multi.options[0]!.id}`]: '1',
    };
    const order = await person.call('ManageCart.add_to_order', {
      ...venue.at,
      menu_item_data: { menu_item_id, quantity: 1, options, notes: 'No lime', cart_item_slot_id: -1 },
    });
    const cents = (text: string) => Math.round(Number(text) * 100);
    const expected =
      cents(details.base_price) +
      cents(single.options[0]!.price_offset) +
      cents(multi.options[0]!.price_offset);
    const [line] = order.items;
    expect(cents(line!.unit_price)).toBe(expected);
    expect(line).toMatchObject({
      notes: 'No lime',
      short_desc: `${single.options[0]!.desc}, ${multi.options[0]!.desc}`,
    });
  });

  test('refuses a product whose mandatory group has nothing chosen, and changes nothing [ORD-189]', async () => {
    const { person, venue } = await arrive();
    const product = venue.merchant.menu.items
      .flatMap((category) => category.items)
      .find((item) => item.must_choose === 1)!;
    const failed = await person.refused('ManageCart.add_to_order', {
      ...venue.at,
      menu_item_data: { menu_item_id: product.id, quantity: 1 },
    });
    expect(failed.code).toBe('modifier_invalid');
    expect(failed.message).toMatch(/ is required/);
    expect(person.sid).toBeUndefined();
  });

  test('refuses an option of another product', async () => {
    const { person, venue } = await arrive();
    const other = await person.call('MenuItemDetails', { menu_item_id: venue.product('Flat White').id });
    const group = other.options[0]!;
    const failed = await person.refused('ManageCart.add_to_order', {
      ...venue.at,
      menu_item_data: {
        menu_item_id: venue.product('Rosemary Chips').id,
        quantity: 1,
        options: { [`group_${group.id}`]: group.options[0]!.id },
      },
    });
    expect(failed).toMatchObject({
      code: 'modifier_invalid',
      message: 'That choice is not available for this product',
    });
  });

  test('refuses a sold-out product with the words of its menu row', async () => {
    const { person, venue } = await arrive();
    const failed = await person.refused('ManageCart.add_to_order', {
      ...venue.at,
      menu_item_data: { menu_item_id: venue.product('Falafel Mezze Bowl').id, quantity: 1 },
    });
    expect(failed).toMatchObject({ code: 'product_unavailable', message: 'Sold out, back tomorrow' });
  });

  test.each([0, -1, 1000])('refuses a quantity of %i', async (quantity) => {
    const { person, venue } = await arrive();
    const failed = await person.refused('ManageCart.add_to_order', {
      ...venue.at,
      menu_item_data: { menu_item_id: venue.product('Rosemary Chips').id, quantity },
    });
    expect(failed.code).toBe('bad_quantity');
  });

  test('refuses a product that is not on this menu, and a venue that is not of this brand', async () => {
    const { person, venue } = await arrive();
    const menu_item_data = { menu_item_id: 999_999, quantity: 1 };
    expect((await person.refused('ManageCart.add_to_order', { ...venue.at, menu_item_data })).code).toBe(
      'no_product',
    );
    const harbour = servery().person({ Token: 'harbour-token', AppId: 'servery-harbour' });
    expect((await harbour.refused('ManageCart.add_to_order', { ...venue.at, menu_item_data })).code).toBe(
      'no_merchant',
    );
  });

  test('keeps what two taps at the same moment add', async () => {
    const { person, venue } = await arrive();
    await add(person, venue, 'Rosemary Chips');
    await Promise.all(Array.from({ length: 10 }, () => add(person, venue, 'Rosemary Chips')));
    const { order } = await person.call('Merchant', { menu_name: 'banksia-kitchen' });
    expect(order.num_items).toBe(11);
  });

  test('edits a line in place, and answers its choice for editing', async () => {
    const { person, venue } = await arrive();
    const menu_item_id = venue.product('Rosemary Chips').id;
    const first = await add(person, venue, 'Rosemary Chips', 2);
    const slot = first.items[0]!.cart_item_slot_id;
    const edited = await person.call('ManageCart.add_to_order', {
      ...venue.at,
      menu_item_data: { menu_item_id, quantity: 5, notes: 'Extra crisp', cart_item_slot_id: slot },
    });
    expect(edited.items).toHaveLength(1);
    expect(edited.items[0]).toMatchObject({ quantity: 5, notes: 'Extra crisp', cart_item_slot_id: slot });
    const details = await person.call('MenuItemDetails', { menu_item_id, cart_item_slot_id: slot });
    expect(details).toMatchObject({ quantity: 5, notes: 'Extra crisp', cart_item_slot_id: slot });
  });
});

import { expect, test } from 'vitest';
import { add, changeMenu, visit } from '../../../../testing/orders.ts';
import { inEachServery } from '../../../../testing/servery.ts';

inEachServery('changing the cart', (servery) => {
  const withChips = async (quantity = 2) => {
    const person = servery().person();
    const venue = await visit(person);
    const order = await add(person, venue, 'Rosemary Chips', quantity);
    const slot = order.items[0]!.cart_item_slot_id;
    const update = (checkout_options: object) =>
      person.call('ManageCart.update_checkout', { ...venue.at, checkout_options });
    const refuse = (checkout_options: object) =>
      person.refused('ManageCart.update_checkout', { ...venue.at, checkout_options });
    return { person, venue, slot, update, refuse };
  };

  test('sets a quantity, and takes the line out at 0', async () => {
    const { person, venue, slot } = await withChips();
    const set = (quantity: number) =>
      person.call('ManageCart.update_quantity', {
        ...venue.at,
        menu_item_data: { cart_item_slot_id: slot, quantity },
      });
    expect((await set(7)).grand_total).toBe('56.00');
    expect((await set(0)).items).toEqual([]);
  });

  test('refuses a quantity outside the limits and a line that is not there', async () => {
    const { person, venue, slot } = await withChips();
    const refuse = (cart_item_slot_id: number, quantity: number) =>
      person.refused('ManageCart.update_quantity', {
        ...venue.at,
        menu_item_data: { cart_item_slot_id, quantity },
      });
    expect((await refuse(slot, 1000)).message).toMatch(/^Choose a quantity between 1 and \d+$/);
    expect((await refuse(slot, -1)).code).toBe('bad_quantity');
    expect((await refuse(slot + 50, 1)).code).toBe('no_line');
  });

  test('leaves what has sold out out of every sum until it is removed', async () => {
    const { person, venue } = await withChips();
    const both = await add(person, venue, 'Smacked Cucumber');
    const chips = venue.product('Rosemary Chips').id;
    const soldOut = { product_id: chips, venue_id: venue.at.store_id, text: 'Sold out', until: 0 };
    await changeMenu(servery(), ({ q }) => q.insertInto('sold_out').values(soldOut).execute());
    const { order } = await person.call('ManageCart.load_checkout', venue.at);
    const gone = order.items.find((line) => line.menu_item_id === chips)!;
    expect(gone).toMatchObject({ is_available: 0, price: '16.00' });
    const left = (Number(both.sub_total) - 16).toFixed(2);
    expect(order).toMatchObject({ sub_total: left, grand_total: left });
    await changeMenu(servery(), ({ q }) =>
      q.deleteFrom('sold_out').where('product_id', '=', chips).execute(),
    );
  });

  test('clears the cart, with affects_cart_total 1 and the empty order', async () => {
    const { person, venue } = await withChips();
    const cleared = await person.call('ManageCart.clear_cart', venue.at);
    expect(cleared).toMatchObject({
      affects_cart_total: 1,
      order: { items: [], num_items: 0, grand_total: '0.00' },
    });
  });

  test('loads the checkout with order, merchant and customer', async () => {
    const { person, venue } = await withChips();
    const loaded = await person.call('ManageCart.load_checkout', {
      ...venue.at,
      checkout_options: { fulfilment_type: 'pickup', fulfilment_asap: 1 },
    });
    expect(loaded.order).toMatchObject({ fulfilment_type: 'pickup', num_items: 2 });
    expect(loaded.order.fulfilment.fulfilment_asap).toBe(1);
    expect(loaded.merchant.name).toBe('Banksia Kitchen');
    expect(loaded.customer.id).toBe(0);
  });

  test('applies a promo code in any case, says when it is not valid, and takes it off again', async () => {
    const { update, refuse } = await withChips(4);
    const applied = await update({ coupon_code: 'spring10' });
    expect(applied).toMatchObject({
      affects_cart_total: 1,
      order: { coupon_code: 'SPRING10', other_discount: '3.20', grand_total: '28.80' },
    });
    expect(await refuse({ coupon_code: 'NOPE' })).toMatchObject({
      code: 'promo_invalid',
      message: 'That promo code isn’t valid',
    });
    expect((await update({ coupon_code: '' })).order.grand_total).toBe('32.00');
  });

  test('says by how much an order is too small for a promo code', async () => {
    const { refuse } = await withChips(1);
    expect((await refuse({ coupon_code: 'LUNCH5' })).message).toBe(
      'Minimum order for that promo code is $25.00',
    );
  });

  test('takes the delivery fee of the postcode, and an estimate until there is one', async () => {
    const { update, refuse } = await withChips(4);
    const estimated = await update({ fulfilment_type: 'deliver' });
    expect(estimated.order.delivery_fee_is_estimate).toBe(1);
    const known = await update({ delivery_address: '1 High Street, Fremantle, WA, 6160, AU' });
    expect(known.order).toMatchObject({
      delivery_fee_is_estimate: 0,
      delivery_fee: '5.00',
      grand_total: '37.00',
    });
    expect(known.additional_data.delivery_address.postcode_id).toBeGreaterThan(0);
    expect(known.additional_data.delivery_mins).toBeGreaterThan(0);
    expect((await refuse({ delivery_address: '1 Far Road, Broome, WA, 6725, AU' })).message).toBe(
      'We don’t deliver to that postcode',
    );
  });

  test('clears what does not belong to the new fulfilment type, and keeps it for the same type', async () => {
    const { update } = await withChips();
    await update({ fulfilment_type: 'table', table_num: ' 12a ' });
    const same = await update({ fulfilment_type: 'table' });
    expect(same.order.fulfilment.table_num).toBe('12A');
    const other = await update({ fulfilment_type: 'pickup', fulfilment_asap: 1 });
    expect(other.order.fulfilment).toMatchObject({ table_num: '', booking_pax: 2 });
  });

  test('refuses a time that the picker does not offer', async () => {
    const { refuse } = await withChips();
    const when = { fulfilment_type: 'pickup', fulfilment_asap: 0, fulfilment_time: '12:03' };
    expect((await refuse({ ...when, fulfilment_date: '2026-11-18' })).code).toBe('time_unavailable');
    expect((await refuse({ ...when, fulfilment_time: '12:00', fulfilment_date: '2027-03-01' })).code).toBe(
      'time_unavailable',
    );
    expect((await refuse({ ...when, fulfilment_date: '2026-02-31' })).code).toBe('bad_request');
  });

  test('refuses a slot that is a stop, an unknown type and an unknown payment method', async () => {
    const { refuse } = await withChips();
    expect((await refuse({ delivery_slot_id: 99_999 })).code).toBe('slot_unavailable');
    expect((await refuse({ fulfilment_type: 'drone' })).message).toContain('is not a fulfilment type');
    expect((await refuse({ payment_method: 'IOU' })).code).toBe('payment_method_unknown');
  });
});

import { expect, test } from 'vitest';
import type { CallSpec } from '#call';
import {
  addToOrder,
  clearCart,
  loadCheckout,
  updateCheckout,
  updateQuantity,
} from '#calls/customer/manage-cart';
import { type Sample, throughForm } from '#testing/through-form';

const venue = { store_id: 1, menu_id: 2, component: 'Menu' };
const add = (data: Sample): Sample => ({ ...venue, menu_item_data: data });
const options = (held: Sample): Sample => ({ ...venue, checkout_options: held });

test('adds a product with its options, note and slot [ORD-301 ORD-328]', () => {
  const data = {
    menu_item_id: 7,
    quantity: 2,
    options: { group_3: 31, option_45: 1 },
    notes: 'no onion',
    cart_item_slot_id: -1,
  };
  expect(throughForm(addToOrder, add(data))).toEqual({
    ...venue,
    menu_item_data: { ...data, options: { group_3: '31', option_45: '1' } },
  });
  expect(Object.keys(addToOrder.output.shape)).toContain('items');
});

test('changes the quantity of a cart line and answers the order [ORD-302 CHK-234]', () => {
  const sample = add({ quantity: 0, cart_item_slot_id: 3 });
  expect(throughForm(updateQuantity, sample)).toEqual(sample);
  expect(Object.keys(updateQuantity.output.shape)).toContain('items');
});

test('updates the checkout by any of its fields [ORD-298]', () => {
  const held = {
    delivery_address_id: 4,
    delivery_address: '1 Hay St,,Perth,WA,6000,AU',
    delivery_stop_id: 5,
    pickup_location_id: 6,
    coupon_code: 'LUNCH',
    order_note: 'ring twice',
  };
  expect(throughForm(updateCheckout, options(held))).toEqual(options(held));
  const { affects_cart_total, additional_data } = updateCheckout.output.shape;
  expect(affects_cart_total.parse(1)).toBe(1);
  const told = { delivery_address: { postcode_id: 9 }, delivery_mins: 40 };
  expect(additional_data.parse(told)).toEqual(told);
});

test('takes an emptied promo code and note as values, and other emptied fields as absent', () => {
  expect(
    throughForm(updateCheckout, options({ coupon_code: '', order_note: '', fulfilment_date: '' })),
  ).toEqual(options({ coupon_code: '', order_note: '' }));
});

test('clears the cart and says that the total changed [ORD-303 CHK-235]', () => {
  expect(throughForm(clearCart, options({ payment_method: 'CC' }))).toEqual(
    options({ payment_method: 'CC' }),
  );
  expect(clearCart.output.shape.affects_cart_total.parse(1)).toBe(1);
});

test('loads the checkout for a chosen fulfilment', () => {
  const held = { fulfilment_type: 'pickup', fulfilment_asap: 0, fulfilment_date: '2026-11-18' };
  const sample = { ...options({ ...held, fulfilment_time: '12:15' }), menu_sub_type: 'lunch' };
  expect(throughForm(loadCheckout, sample)).toEqual(sample);
});

test.each<[CallSpec, Sample]>([
  [addToOrder, add({ menu_item_id: 7, quantity: 1 })],
  [updateQuantity, add({ quantity: 1, cart_item_slot_id: 3 })],
  [loadCheckout, venue],
  [updateCheckout, venue],
  [clearCart, venue],
])('carries store, menu and component in every cart call (%#) [ORD-296]', (call, sample) => {
  expect(throughForm(call, sample)).toMatchObject(venue);
  expect(throughForm(call, { ...sample, store_id: undefined })).toBe('store_id is missing');
  expect(throughForm(call, { ...sample, menu_id: 'lunch' })).toBe('menu_id is not an id');
});

test.for<[string, CallSpec, Sample, string]>([
  ['a product without a number', addToOrder, add({ quantity: 1 }), 'menu_item_data.menu_item_id is missing'],
  ['no product at all', addToOrder, venue, 'menu_item_data is not a set of fields'],
  [
    'a text for a product',
    addToOrder,
    { ...venue, menu_item_data: 'x' },
    'menu_item_data is not a set of fields',
  ],
  [
    'half a quantity',
    addToOrder,
    add({ menu_item_id: 7, quantity: '1.5' }),
    'menu_item_data.quantity is not a whole number',
  ],
  [
    'an option of another kind',
    addToOrder,
    add({ menu_item_id: 7, quantity: 1, options: { size: 1 } }),
    'menu_item_data.options.size is not group_<id> or option_<id>',
  ],
  [
    'an option by name',
    addToOrder,
    add({ menu_item_id: 7, quantity: 1, options: { group_1: 'large' } }),
    'menu_item_data.options.group_1 is not an option id',
  ],
  [
    'options as one text',
    addToOrder,
    add({ menu_item_id: 7, quantity: 1, options: 'large' }),
    'menu_item_data.options is not a set of choices',
  ],
  [
    'a note without end',
    addToOrder,
    add({ menu_item_id: 7, quantity: 1, notes: 'x'.repeat(201) }),
    'menu_item_data.notes is longer than 200 characters',
  ],
  [
    'a line below zero',
    updateQuantity,
    add({ quantity: 1, cart_item_slot_id: -1 }),
    'menu_item_data.cart_item_slot_id is not an id',
  ],
  [
    'an unknown fulfilment type',
    loadCheckout,
    options({ fulfilment_type: 'drone' }),
    'checkout_options.fulfilment_type is not a fulfilment type',
  ],
  [
    'a day that no calendar has',
    loadCheckout,
    options({ fulfilment_date: '2026-02-30' }),
    'checkout_options.fulfilment_date is not a day of the calendar',
  ],
  [
    'a time past midnight',
    updateCheckout,
    options({ fulfilment_time: '25:00' }),
    'checkout_options.fulfilment_time is not a time (HH:MM)',
  ],
  [
    'a table number without end',
    updateCheckout,
    options({ table_num: '1'.repeat(21) }),
    'checkout_options.table_num is longer than 20 characters',
  ],
  [
    'ASAP in words',
    clearCart,
    options({ fulfilment_asap: 'yes' }),
    'checkout_options.fulfilment_asap is not 0 or 1',
  ],
])('refuses %s', ([, call, sample, message]) => {
  expect(throughForm(call, sample)).toBe(message);
});

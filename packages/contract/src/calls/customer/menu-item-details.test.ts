import { expect, test } from 'vitest';
import { menuItemDetails } from '#calls/customer/menu-item-details';
import { type Sample, throughForm } from '#testing/through-form';

test('asks for a product by its id and line, -1 for a new one [ORD-295 ACC-293 ACC-294]', () => {
  expect(throughForm(menuItemDetails, { menu_item_id: 7, cart_item_slot_id: -1 })).toEqual({
    menu_item_id: 7,
    cart_item_slot_id: -1,
  });
  expect(Object.keys(menuItemDetails.output.shape)).toEqual(
    expect.arrayContaining([
      'item_id',
      'name',
      'desc',
      'min_qty',
      'max_qty',
      'qty_label',
      'availability_notice',
      'base_price',
      'thumb_url',
      'image_url',
      'cart_item_slot_id',
      'options',
    ]),
  );
});

test.each<[string, Sample, string]>([
  ['no product', {}, 'menu_item_id is missing'],
  ['a product by its link', { menu_item_id: '7-flat-white' }, 'menu_item_id is not an id'],
  [
    'a line by name',
    { menu_item_id: 7, cart_item_slot_id: 'new' },
    'cart_item_slot_id is not a whole number',
  ],
])('refuses %s', (_what, sample, message) => {
  expect(throughForm(menuItemDetails, sample)).toBe(message);
});

import { z } from 'zod';
import { call } from '#call';
import { productDetails } from '#entities/menu';
import { idField, intField, optionalField } from '#fields';

export const menuItemDetails = call({
  action: 'MenuItemDetails',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ menu_item_id: idField, cart_item_slot_id: optionalField(intField) }),
  output: productDetails,
  errors: ['no_product', 'no_line'],
  perMinute: 600,
});

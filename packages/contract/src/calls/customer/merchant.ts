import { z } from 'zod';
import { call } from '#call';
import { cartOrder } from '#entities/cart';
import { merchant as merchantEntity } from '#entities/merchant';
import { flagField, optionalField, textField } from '#fields';

export const merchant = call({
  action: 'Merchant',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    menu_name: textField(100).min(1, 'is missing'),
    fulfilment_type: optionalField(textField(20)),
    return_menu: optionalField(flagField),
    return_order: optionalField(flagField),
  }),
  output: z.strictObject({ merchant: merchantEntity, order: cartOrder }),
  errors: ['invalid_menu_name', 'no_merchant'],
  perMinute: 600,
});

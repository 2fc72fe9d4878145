import { z } from 'zod';
import { call } from '#call';
import { giftCodeField, giftErrors } from '#calls/customer/till-gift';
import { cartOrder } from '#entities/cart';
import { addressFields } from '#entities/address';
import { customDataField } from '#entities/checkout';
import { customer } from '#entities/customer';
import { fulfilmentCode } from '#entities/fulfilment';
import { menu } from '#entities/menu';
import { merchant } from '#entities/merchant';
import { dateField, flag, flagField, idField, intField, optionalField, textField, timeField } from '#fields';

const MOST_CHOICES = 200;
const NO_FIELDS = 'is not a set of fields';
const venue = { store_id: idField, menu_id: idField, component: optionalField(textField(60)) };

/** `group_<group id>` = option id in a single-choice group, `option_<option id>` = 1 in a multi-select one. */
export const optionChoices = z
  .record(
    z.string().regex(/^(group|option)_\d{1,15}$/, 'is not group_<id> or option_<id>'),
    z.string().regex(/^\d{1,15}$/, 'is not an option id'),
    {
      error: ({ code }) =>
        code === 'invalid_key' ? 'is not group_<id> or option_<id>' : 'is not a set of choices',
    },
  )
  .refine((choices) => Object.keys(choices).length <= MOST_CHOICES, `has more than ${MOST_CHOICES} entries`);

export const fulfilmentFields = {
  fulfilment_type: optionalField(fulfilmentCode),
  fulfilment_asap: optionalField(flagField),
  fulfilment_date: optionalField(dateField),
  fulfilment_time: optionalField(timeField),
  table_num: optionalField(textField(20)),
  booking_ref: optionalField(textField(40)),
  booking_name: optionalField(textField(80)),
  booking_pax: optionalField(idField),
  delivery_slot_id: optionalField(idField),
  delivery_stop_id: optionalField(idField),
  pickup_location_id: optionalField(idField),
};

const checkoutOptions = z.object(
  {
    ...fulfilmentFields,
    payment_method: optionalField(textField(20)),
    delivery_address_id: optionalField(idField),
    delivery_address: optionalField(textField(300)),
    /** The same text as `delivery_address`. */
    delivery_address_str: optionalField(textField(300)),
    ...addressFields,
    card_type: optionalField(textField(20)),
    billing_address_id: optionalField(idField),
    custom_data: customDataField.optional(),
    /** Sent empty to take the code or the note away, so an empty text is a value here. */
    coupon_code: textField(40).optional(),
    order_note: textField(500).optional(),
  },
  NO_FIELDS,
);
export type CheckoutOptions = z.output<typeof checkoutOptions>;

const cartErrors = [
  'no_merchant',
  'payment_under_way',
  'no_product',
  'product_unavailable',
  'no_line',
] as const;
const fulfilmentErrors = [
  'fulfilment_unknown',
  'fulfilment_unavailable',
  'time_unavailable',
  'slot_unavailable',
  'postcode_unavailable',
  'no_address',
] as const;

export const addToOrder = call({
  action: 'ManageCart',
  sub: 'add_to_order',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    ...venue,
    menu_item_data: z.object(
      {
        menu_item_id: idField,
        quantity: intField,
        options: optionChoices.optional(),
        notes: optionalField(textField(200)),
        cart_item_slot_id: optionalField(intField),
      },
      NO_FIELDS,
    ),
  }),
  output: cartOrder,
  errors: [...cartErrors, 'bad_quantity', 'modifier_invalid', 'cart_full'],
  perMinute: 240,
});

export const updateQuantity = call({
  action: 'ManageCart',
  sub: 'update_quantity',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    ...venue,
    menu_item_data: z.object({ cart_item_slot_id: idField, quantity: intField }, NO_FIELDS),
  }),
  output: cartOrder,
  errors: [...cartErrors, 'bad_quantity'],
  perMinute: 240,
});

export const loadCheckout = call({
  action: 'ManageCart',
  sub: 'load_checkout',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    ...venue,
    menu_sub_type: optionalField(textField(40)),
    checkout_options: checkoutOptions.optional(),
  }),
  output: z.strictObject({ order: cartOrder, menu, merchant, customer }),
  errors: ['no_merchant', ...fulfilmentErrors, 'payment_method_unknown', 'promo_invalid'],
  perMinute: 240,
});

export const updateCheckout = call({
  action: 'ManageCart',
  sub: 'update_checkout',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    ...venue,
    checkout_options: checkoutOptions.optional(),
    /** The customer pays in another way than the one that was begun and not paid. */
    give_up_payment: optionalField(flagField),
  }),
  output: z.strictObject({
    affects_cart_total: flag,
    additional_data: z.strictObject({
      delivery_address: z.strictObject({ postcode_id: z.number() }),
      delivery_mins: z.number(),
    }),
    order: cartOrder,
  }),
  errors: [
    'no_merchant',
    'payment_under_way',
    ...fulfilmentErrors,
    'payment_method_unknown',
    'promo_invalid',
  ],
  perMinute: 240,
});

/** Puts what an earlier order held into the cart, at today's prices; what cannot be had today is named. */
export const repeatOrder = call({
  action: 'ManageCart',
  sub: 'repeat_order',
  can: 'signed_in',
  scope: 'own',
  input: z.object({ ...venue, order_id: textField(60).min(1, 'is missing') }),
  output: z.strictObject({ order: cartOrder, left_out: z.array(z.string()) }),
  errors: ['no_merchant', 'payment_under_way', 'order_not_found', 'nothing_to_repeat', 'cart_full'],
  perMinute: 60,
});

export const clearCart = call({
  action: 'ManageCart',
  sub: 'clear_cart',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ ...venue, checkout_options: checkoutOptions.optional() }),
  output: z.strictObject({ affects_cart_total: flag, order: cartOrder }),
  errors: ['no_merchant', 'payment_under_way'],
  perMinute: 120,
});

/** A gift voucher that pays as much of the order as it can. Wrong codes are counted. */
export const payWithGift = call({
  action: 'ManageCart',
  sub: 'use_gift',
  can: 'anyone',
  scope: 'brand',
  input: z.object({ ...venue, code: giftCodeField }),
  output: cartOrder,
  errors: [
    'no_merchant',
    'payment_under_way',
    ...giftErrors,
    'gift_unusable',
    'gift_held',
    'gift_at_till',
    'locked_out',
  ],
  perMinute: 20,
});

export const removeGift = call({
  action: 'ManageCart',
  sub: 'remove_gift',
  can: 'anyone',
  scope: 'brand',
  input: z.object(venue),
  output: cartOrder,
  errors: ['no_merchant', 'payment_under_way'],
  perMinute: 120,
});

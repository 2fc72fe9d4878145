import { z } from 'zod';
import { call } from '#call';
import { addressFields } from '#entities/address';
import { customer } from '#entities/customer';
import { fulfilmentCode, weekdays } from '#entities/fulfilment';
import { merchant } from '#entities/merchant';
import { standingOrder, standingStore } from '#entities/standing-order';
import {
  dateField,
  flagField,
  idField,
  listField,
  optionalField,
  submitKeyField,
  textField,
  timeField,
} from '#fields';

const NO_FIELDS = 'is not a set of fields';
export const MOST_STANDING_ITEMS = 40;

const quantityField = textField(3)
  .regex(/^\d{1,3}$/, 'is not a number from 0 to 999')
  .transform(Number);
const quantityFields = Object.fromEntries(
  weekdays.map((day) => [`qty_${day}`, optionalField(quantityField)]),
) as Record<`qty_${(typeof weekdays)[number]}`, ReturnType<typeof optionalField<typeof quantityField>>>;

const item = z.object(
  { menu_item_id: idField, options: listField(idField, 60).optional(), ...quantityFields },
  NO_FIELDS,
);

/** What a new one needs and a saved one keeps: a store, a way and a payment method. */
const standingOrderData = z.object(
  {
    menu_id: optionalField(idField),
    fulfilment_type: optionalField(fulfilmentCode),
    fulfilment_time: optionalField(timeField),
    contactless: optionalField(flagField),
    payment_method: textField(20).optional(),
    pickup_location_id: optionalField(idField),
    delivery_address_id: optionalField(idField),
    delivery_slot_id: optionalField(idField),
    delivery_stop_id: optionalField(idField),
    student_name: optionalField(textField(80)),
    store_class_id: optionalField(idField),
    /** Sent empty to take it away, so an empty text is a value here. */
    note: textField(500).optional(),
    status: optionalField(flagField),
    items: listField(item, MOST_STANDING_ITEMS).optional(),
  },
  NO_FIELDS,
);

const output = z.strictObject({
  standing_order: standingOrder,
  stores: z.array(standingStore),
  /** The chosen store with its menu; nothing where no store takes standing orders. */
  merchant: merchant.optional(),
  customer,
});

const standing = { action: 'StandingOrders', can: 'signed_in', scope: 'own', output } as const;
const unknown = ['members_only', 'standing_off', 'standing_not_found'] as const;

export const loadStandingOrder = call({
  ...standing,
  sub: 'load',
  input: z.object({ store_id: optionalField(idField), standing_order_id: optionalField(idField) }),
  errors: unknown,
  perMinute: 120,
});

const unsaved = [
  'standing_store_required',
  'standing_type_required',
  'standing_empty',
  'standing_too_many',
  'standing_key_required',
  'name_required',
  'name_placeholder',
  'email_required',
  'email_invalid',
  'mobile_required',
  'mobile_invalid',
  'payment_method_required',
  'time_required',
  'time_unavailable',
  'address_required',
  'postcode_unavailable',
  'no_address',
  'slot_required',
  'location_required',
  'class_unknown',
  'no_product',
  'modifier_invalid',
  'bad_quantity',
] as const;

export const saveStandingOrder = call({
  ...standing,
  sub: 'save',
  input: z.object({
    store_id: optionalField(idField),
    standing_order_id: optionalField(idField),
    /** Of a new one: sent again after a lost answer, it is the same one. */
    submit_key: optionalField(submitKeyField),
    standing_order_data: standingOrderData,
    /** Where it goes, as a text or in its parts, unless the data name one of the customer's own. */
    delivery_address: z
      .union([textField(300), z.object(addressFields, NO_FIELDS)], 'is neither a text nor a set of fields')
      .optional(),
  }),
  errors: [...unknown, ...unsaved],
  perMinute: 30,
});

export const setStandingStatus = call({
  ...standing,
  sub: 'status',
  input: z.object({
    store_id: optionalField(idField),
    standing_order_id: idField,
    standing_order_data: z.object({ status: flagField }, NO_FIELDS),
  }),
  errors: unknown,
  perMinute: 60,
});

/** Leaves one date out, or puts it back, while its cut-off lies ahead. */
export const skipStandingOrder = call({
  ...standing,
  sub: 'skip',
  input: z.object({ standing_order_id: idField, date: dateField, skip: flagField }),
  errors: [...unknown, 'standing_date_gone'],
  perMinute: 60,
});

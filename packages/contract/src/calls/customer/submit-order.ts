import { z } from 'zod';
import { call } from '#call';
import { giftErrors } from '#calls/customer/till-gift';
import { fulfilmentFields } from '#calls/customer/manage-cart';
import { addressFields, billingFields } from '#entities/address';
import { cardFields } from '#entities/card';
import { customer } from '#entities/customer';
import { customDataField } from '#entities/checkout';
import { mobileMetadata } from '#entities/mobile';
import {
  decimalField,
  flagField,
  idField,
  money,
  optionalField,
  secondsField,
  submitKeyField,
  textField,
} from '#fields';

const { fulfilment_date: _date, fulfilment_time: _time, ...chosen } = fulfilmentFields;

export const submitOrder = call({
  action: 'SubmitOrder',
  can: 'anyone',
  scope: 'brand',
  input: z.object({
    merchant_id: idField,
    menu_id: idField,
    preorder: flagField,
    submit_key: submitKeyField,
    expected_total: optionalField(decimalField),
    /** What the cart's gift voucher pays of it, as it was last shown. */
    expected_gift: optionalField(decimalField),
    /** When an ASAP order would be ready, as it was last shown; without it, what `preorder=0` answered counts. */
    expected_due: optionalField(secondsField),
    ...chosen,
    fulfilment_datetime: optionalField(secondsField),
    contact_name: optionalField(textField(80)),
    customer_name: optionalField(textField(80)),
    customer_name_new: optionalField(textField(80)),
    customer_email: optionalField(textField(254)),
    customer_mobile: optionalField(textField(30)),
    customer_mobile_new: optionalField(textField(30)),
    mobile_metadata: mobileMetadata,
    student_name: optionalField(textField(80)),
    store_class_id: optionalField(idField),
    payment_method: optionalField(textField(20)),
    ...cardFields,
    /** What the sheet of Apple Pay or Google Pay handed to the page, as JSON. */
    wallet_data: optionalField(textField(16_000)),
    /** 1: the card provider keeps the card for this member. */
    save_card: optionalField(flagField),
    delivery_address_id: optionalField(idField),
    delivery_address_str: optionalField(textField(300)),
    ...addressFields,
    /** The maps service's name for the address. */
    delivery_geo: optionalField(textField(300)),
    ...billingFields,
    auto_topup: optionalField(flagField),
    contactless: optionalField(flagField),
    /** 1: ticked. Wanted where the brand asks for it. */
    age_agreed: optionalField(flagField),
    terms_agreed: optionalField(flagField),
    custom_data: customDataField.optional(),
    order_note: optionalField(textField(500)),
    order_note_included: optionalField(flagField),
    order_source: optionalField(textField(20)),
    /**
     * Of staff alone, where it is paid in store: what the first part is paid with, how much of the order that is and
     * the cash that was handed over. `none`: it is placed first, and paid afterwards.
     */
    tender_kind: optionalField(
      z.enum(
        ['cash', 'card', 'other', 'balance', 'gift', 'none'],
        'is not cash, card, other, balance, gift or none',
      ),
    ),
    tender_amount: optionalField(decimalField),
    tender_received: optionalField(decimalField),
    /** The yes of the member whose balance pays, or the gift voucher as `TillGift.find` names it; of staff alone. */
    balance_word: optionalField(textField(64)),
    tender_gift: optionalField(textField(64)),
  }),
  output: z.strictObject({
    order_id: z.string(),
    order_total: money,
    /** What is left of it for the way of paying, where a gift voucher pays a part. */
    to_pay: money.optional(),
    promo_code: z.string(),
    customer,
    payment_method: z.string(),
    payment_redirect: z.string(),
    /** A saved card that its bank may want to ask about: what the browser asks with, before the order is placed. */
    card_to_confirm: z.strictObject({ nonce: z.string(), bin: z.string() }).optional(),
    /** The payment that a card terminal is busy with, by which it is asked about. */
    eftpos: z.strictObject({ session_id: z.string(), pos_guid: z.string() }).optional(),
    pos_order_id: z.string(),
    /** When the order is due, in seconds since 1970, 0 where that is not known: an ASAP order goes to the next block of time with room. */
    due: z.number(),
  }),
  errors: [
    'till_locked',
    'no_merchant',
    'tender_short',
    'tender_too_much',
    'no_member',
    'balance_unconfirmed',
    'no_order',
    'name_required',
    'name_placeholder',
    'email_required',
    'email_invalid',
    'mobile_required',
    'mobile_invalid',
    'custom_invalid',
    'class_unknown',
    'fulfilment_required',
    'fulfilment_unavailable',
    'table_required',
    'table_unknown',
    'booking_required',
    'address_required',
    'postcode_unavailable',
    'no_address',
    'minimum_required',
    'time_required',
    'time_past',
    'time_unavailable',
    'store_closed',
    'store_shut',
    'asap_full',
    'due_changed',
    'slot_required',
    'slot_full',
    'stop_required',
    'stop_full',
    'location_required',
    'location_full',
    'product_unavailable',
    'modifier_invalid',
    'promo_invalid',
    'payment_method_required',
    'payment_method_unavailable',
    'total_changed',
    'account_required',
    'billing_required',
    'age_required',
    'terms_required',
    'card_token_required',
    'card_token_invalid',
    'card_wait',
    'no_saved_card',
    'balance_short',
    ...giftErrors,
    'gift_short',
    'gift_held',
    'gift_changed',
    'payment_declined',
    'payment_unavailable',
    'payment_unknown',
    'payment_waiting',
    'payment_pending',
  ],
  perMinute: 60,
});

/** The same checks, quietly: nothing is placed and no payment is begun. */
export const validateOrderAsync = call({
  action: 'ValidateOrderAsync',
  can: 'anyone',
  scope: 'brand',
  input: submitOrder.input,
  output: z.strictObject({}),
  errors: submitOrder.errors,
  perMinute: 120,
});

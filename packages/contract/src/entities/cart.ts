import { z } from 'zod';
import { dayAdded } from '#entities/day-surcharge';
import { flag, money } from '#fields';
import { fulfilmentCode } from '#entities/fulfilment';

export const cartLine = z.strictObject({
  cart_item_slot_id: z.number(),
  menu_item_id: z.number(),
  name: z.string(),
  short_desc: z.string(),
  notes: z.string(),
  quantity: z.number(),
  unit_price: money,
  price: money,
  min_qty: z.number(),
  max_qty: z.number(),
  is_available: flag,
  available_str: z.string(),
  /** The unit price at which it was added, when it differs from today's; else empty. */
  price_was: z.string(),
  img_url: z.string(),
  tint: z.string(),
  option_count: z.number(),
});
export type CartLine = z.output<typeof cartLine>;

/** What the server holds of the fulfilment choice. */
export const chosenFulfilment = z.strictObject({
  fulfilment_asap: flag,
  /** When an ASAP order placed now would be ready, in seconds since 1970; 0 without ASAP, or where none can be had. */
  asap_due: z.number(),
  fulfilment_date: z.string(),
  fulfilment_time: z.string(),
  table_num: z.string(),
  booking_ref: z.string(),
  booking_name: z.string(),
  booking_pax: z.number(),
  delivery_slot_id: z.number(),
  delivery_stop_id: z.number(),
  pickup_location_id: z.number(),
});

export const cartOrder = z.strictObject({
  items: z.array(cartLine),
  num_items: z.number(),
  /** Products total. */
  sub_total: money,
  rewards_discount: money,
  other_discount: money,
  total_after_rewards: money,
  total_after_discount: money,
  /** What it costs more for its day; left out where it costs nothing more. */
  day_surcharge: dayAdded.optional(),
  surcharge_amount: money,
  delivery_fee: money,
  delivery_fee_is_estimate: flag,
  convenience_fee: money,
  grand_total: money,
  total: money,
  gst_included: money,
  payment_method_id: z.number(),
  payment_method: z.string(),
  /** Of a member's own addresses; 0 for one that was typed. */
  delivery_address_id: z.number(),
  billing_address_id: z.number(),
  /** What the venue asked and was told so far: field name to value. */
  custom_data: z.record(z.string(), z.string()),
  /** The method by which money for this order is on its way; nothing can be changed meanwhile. Empty where none is. */
  paying: z.string(),
  /** The member whom staff take it for; 0 and empty for nobody in particular. */
  member_id: z.number(),
  member_name: z.string(),
  note: z.string(),
  coupon_code: z.string(),
  /** Why that code takes nothing off now, as the customer reads it; empty where it does. */
  coupon_problem: z.string(),
  /** The gift voucher that pays for it, where there is one. */
  gift: z
    .strictObject({
      /** The last four of its code. */
      ending: z.string(),
      /** How much of the total it pays, what is left to pay otherwise, and what stays on it. */
      pays: money,
      to_pay: money,
      left: money,
      /** Why it pays nothing now, as the customer reads it; empty where it does. */
      problem: z.string(),
    })
    .optional(),
  fulfilment_type: z.union([fulfilmentCode, z.literal('none')]),
  fulfilment: chosenFulfilment,
});
export type CartOrder = z.output<typeof cartOrder>;

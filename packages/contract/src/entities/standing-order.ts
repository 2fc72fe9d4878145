import { z } from 'zod';
import { weekdays } from '#entities/fulfilment';
import { flag, money } from '#fields';

const counts = Object.fromEntries(weekdays.map((day) => [`qty_${day}`, z.number()])) as Record<
  `qty_${(typeof weekdays)[number]}`,
  z.ZodNumber
>;

/** A product of a standing order, with how many are wanted on each day. */
export const standingItem = z.strictObject({
  menu_item_id: z.number(),
  category_id: z.number(),
  category_desc: z.string(),
  menu_item_desc: z.string(),
  /** Of one, with its options. */
  price: money,
  img_url: z.string(),
  tint: z.string(),
  /** 1 where there is something to choose. */
  options_available: flag,
  /** The ids of the chosen options, and the same as people read it. */
  options: z.array(z.number()),
  options_desc: z.string(),
  /** 1 while the menu has it; 0 when it has to be taken off. */
  is_available: flag,
  available_pickup: flag,
  available_dinein: flag,
  available_deliver: flag,
  ...counts,
});
export type StandingItem = z.output<typeof standingItem>;

/** The order that comes next, as things stand. */
export const nextStanding = z.strictObject({
  date: z.string(),
  /** In seconds since 1970. */
  due: z.number(),
  cut_off: z.number(),
  due_text: z.string(),
  cut_off_text: z.string(),
  total: money,
  /** Why it could not be placed as things stand; empty where it could. */
  problem: z.string(),
});

export const standingOrder = z.strictObject({
  /** 0 for one that is not saved yet. */
  id: z.number(),
  store_id: z.number(),
  menu_id: z.number(),
  customer_id: z.number(),
  customer_billing_id: z.number(),
  fulfilment_type: z.string(),
  /** HH:MM, local to the store. */
  fulfilment_time: z.string(),
  contactless: flag,
  payment_method: z.string(),
  pickup_location_id: z.number(),
  delivery_address_id: z.number(),
  delivery_address: z.string(),
  delivery_slot_id: z.number(),
  /** Stops are not offered: always 0. */
  delivery_stop_id: z.number(),
  student_name: z.string(),
  store_class_id: z.number(),
  note: z.string(),
  /** 1 active, 0 paused. */
  status: flag,
  /** Why it is paused: 'card' until a card is added again. */
  paused_by: z.enum(['', 'customer', 'card']),
  items: z.array(standingItem),
  next: nextStanding.optional(),
  /** What its store says of days on which it places none; empty where there are none ahead. */
  store_pause: z.string(),
  /** Dates that were skipped and can still be put back. */
  skipped: z.array(z.strictObject({ date: z.string(), due_text: z.string() })),
});
export type StandingOrderView = z.output<typeof standingOrder>;

const settingsOf = <const Way extends 'pickup' | 'dinein' | 'deliver'>(way: Way) =>
  ({
    [`available_${way}`]: flag,
    [`cut_off_time_${way}_12h`]: z.string(),
    [`cut_off_days_${way}`]: z.number(),
    [`discount_percent_${way}`]: z.string(),
    [`fulfilment_type_${way}`]: z.string(),
  }) as unknown as Record<`available_${Way}`, typeof flag> &
    Record<`cut_off_time_${Way}_12h` | `discount_percent_${Way}` | `fulfilment_type_${Way}`, z.ZodString> &
    Record<`cut_off_days_${Way}`, z.ZodNumber>;

/** A store that takes standing orders, and how. */
export const standingStore = z.strictObject({
  store_id: z.number(),
  menu_id: z.number(),
  menu_name: z.string(),
  store_name: z.string(),
  store_suburb: z.string(),
  store_address1: z.string(),
  ...settingsOf('pickup'),
  ...settingsOf('dinein'),
  ...settingsOf('deliver'),
  /** HH:MM: the times between which something can be picked up. */
  available_pickup_from: z.string(),
  available_pickup_to: z.string(),
  payment_method_required: flag,
});
export type StandingStore = z.output<typeof standingStore>;

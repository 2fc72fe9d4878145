import { z } from 'zod';
import { contactless, customField } from '#entities/checkout';
import { fulfilmentCode, weekdays } from '#entities/fulfilment';
import { saleChannel } from '#entities/sale-channel';
import { flag, money } from '#fields';

export const dietaryFlags = {
  is_gluten_free: flag,
  is_egg_free: flag,
  is_dairy_free: flag,
  is_lactose_free: flag,
  is_vegetarian: flag,
  is_vegan: flag,
  is_halal: flag,
};
export type DietaryKey = keyof typeof dietaryFlags;

/** Hours in which something is sold: local HH:MM, an end that is not after its start is past midnight, empty is open. */
const daypart = z.strictObject({
  /** Empty is every day. */
  days: z.array(z.enum(weekdays)),
  from: z.string(),
  to: z.string(),
});

/** What decides when a product can be had: client and server judge it by the same function, for the moment that was chosen. */
export const productLimits = z.strictObject({
  /** Seconds since 1970, 0 until further notice. */
  sold_out: z.strictObject({ text: z.string(), until: z.number() }).optional(),
  /** The dates for which none is left. */
  sold_out_on: z.array(z.string()).optional(),
  /** Its own hours and those of the categories that it stands in: all of them must be on. */
  dayparts: z.array(daypart),
  /** The ways to order and the screens that it is sold for; left out where it is all of them. */
  fulfilment: z.array(fulfilmentCode).optional(),
  channels: z.array(saleChannel).optional(),
});
export type ProductLimits = z.output<typeof productLimits>;

export const product = z.strictObject({
  id: z.number(),
  cat_id: z.number(),
  name: z.string(),
  desc: z.string(),
  base_price: money,
  img_url: z.string(),
  /** The colour of the table the dish stands on until, and around, its picture. */
  tint: z.string(),
  /** These three hold at the moment of the answer; for another one, `limits` say. */
  is_available: flag,
  available_str: z.string(),
  availability_notice: z.string(),
  /** Left out where it can always be had. */
  limits: productLimits.optional(),
  is_visible: flag,
  option_count: z.number(),
  /** What can be chosen with it, for a search; left out where nothing can. */
  option_words: z.string().optional(),
  /** 1 when something must be chosen before it can be added: a tap opens the popup instead of adding. */
  must_choose: flag,
  min_qty: z.number(),
  max_qty: z.number(),
  ...dietaryFlags,
});
export type Product = z.output<typeof product>;

export const category = z.strictObject({
  id: z.number(),
  name: z.string(),
  desc: z.string(),
  header: z.string(),
  img_url: z.string(),
  tint: z.string(),
  /** 0 at the top, 1 for a category inside another. */
  hierarchy: z.number(),
  /** Ids of the categories inside this one. */
  children: z.array(z.number()),
  /** 1 for the category that a screen which shows one at a time begins with. */
  default_selection: flag,
  items: z.array(product),
});
export type Category = z.output<typeof category>;

export const modifierOption = z.strictObject({
  id: z.number(),
  desc: z.string(),
  price_offset: money,
  is_default: flag,
  is_available: flag,
  /** Empty where it has no picture. */
  img_url: z.string(),
  tint: z.string(),
});
export const modifierGroup = z.strictObject({
  id: z.number(),
  name: z.string(),
  multiselect: flag,
  mandatory: flag,
  max_select: z.number(),
  options: z.array(modifierOption),
});

export const productDetails = z.strictObject({
  item_id: z.number(),
  name: z.string(),
  desc: z.string(),
  min_qty: z.number(),
  max_qty: z.number(),
  qty_label: z.string(),
  availability_notice: z.string(),
  is_available: flag,
  available_str: z.string(),
  limits: productLimits.optional(),
  base_price: money,
  thumb_url: z.string(),
  image_url: z.string(),
  img_url_lge: z.string(),
  tint: z.string(),
  cart_item_slot_id: z.number(),
  /** What the edited cart line holds, for a slot above -1. */
  quantity: z.number(),
  notes: z.string(),
  chosen: z.record(z.string(), z.string()),
  options: z.array(modifierGroup),
  ...dietaryFlags,
});
export type ProductDetails = z.output<typeof productDetails>;

export const openingTime = z.strictObject({ day: z.string(), times: z.array(z.string()) });

export const paymentMethod = z.strictObject({
  id: z.number(),
  code: z.string(),
  icon: z.string(),
  desc: z.string(),
  info: z.string(),
  /** Only these screens offer it. */
  channels: z.array(saleChannel).optional(),
  /** Only these ways to order are paid for with it. */
  fulfilment: z.array(fulfilmentCode).optional(),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

const studentClass = z.strictObject({ id: z.number(), name: z.string() });

export const menu = z.strictObject({
  id: z.number(),
  menu_name: z.string(),
  /** Changes whenever anything a customer can see in the menu changes. */
  version: z.number(),
  items: z.array(category),
  /** How many products there are; more than `items` holds when the list was cut at its page size. */
  item_count: z.number(),
  hours: z.array(openingTime),
  public_notice: z.string(),
  display_images: flag,
  is_merchant_ready: flag,
  is_order_for_later_enabled: flag,
  allow_promo_codes: flag,
  allow_order_notes: flag,
  require_registration: flag,
  show_dietary_info: flag,
  checkout_notice: z.string(),
  is_students_enabled: flag,
  student_name_label: z.string(),
  /** The classes again in `availability`, where the older clients look for them. */
  student_classes: z.array(studentClass),
  availability: z.strictObject({ student_classes: z.array(studentClass) }),
  custom_fields: z.array(customField),
  /** Empty for the usual title, 'Order Details'. */
  custom_fields_label: z.string(),
  contactless,
  payment_methods: z.array(paymentMethod),
});
export type Menu = z.output<typeof menu>;

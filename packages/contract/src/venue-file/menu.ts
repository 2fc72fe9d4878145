import { z } from 'zod';
import { customField } from '#entities/checkout';
import { fulfilmentCode, fulfilmentCodes } from '#entities/fulfilment';
import { saleChannel, saleChannels } from '#entities/sale-channel';
import {
  amount,
  clockOrNothing,
  count,
  day,
  difference,
  listOf,
  named,
  no,
  text,
  yes,
} from '#venue-file/values';

const line = text(200).default('');
const words = text(4000).default('');

export const groupKey = z
  .string('is not a text')
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/, 'is not a key like "pizza-size"');

export const option = z.strictObject({
  name: named(200),
  price: difference.default('0.00'),
  /** Chosen until somebody chooses another. */
  default: no,
  available: yes,
  image: line,
  tint: line,
});

export const optionGroup = z.strictObject({
  name: named(200),
  many: no,
  required: no,
  /** The most that can be had of `many`; 0 is without limit. */
  most: count.default(0),
  options: listOf(option, 200).default([]),
});

export const product = z.strictObject({
  name: named(200),
  description: words,
  price: amount,
  image: line,
  tint: line,
  dietary: listOf(named(20), 30).default([]),
  visible: yes,
  min: count.default(1),
  /** 0 is without limit. */
  max: count.default(0),
  quantity_label: line,
  /** With how many each day begins; 0 where days are not counted. */
  daily_count: count.max(99_999, 'is more than 99999').default(0),
  /** None is every day. */
  days: listOf(day, 7).default([]),
  from: clockOrNothing.default(''),
  to: clockOrNothing.default(''),
  tax: z
    .enum(['taxable', 'gst_free', 'input_taxed'], 'is not taxable, gst_free or input_taxed')
    .default('taxable'),
  served_hot: no,
  /** Ways to order and screens that it is sold for; none is all. */
  fulfilment: listOf(fulfilmentCode, fulfilmentCodes.length).default([]),
  channels: listOf(saleChannel, saleChannels.length).default([]),
  /** Where it is made; empty is where its category is. */
  station: line,
  /** Keys of option groups, in the order in which they are asked. */
  options: listOf(groupKey, 50).default([]),
});

export const categoryItem = z.strictObject({
  name: named(200),
  description: words,
  header: words,
  image: line,
  tint: line,
  station: line,
  /** None is every day. */
  days: listOf(day, 7).default([]),
  from: clockOrNothing.default(''),
  to: clockOrNothing.default(''),
  /** A named set of categories that share days, hours, ways to order and screens: Breakfast. */
  service: line,
  fulfilment: listOf(fulfilmentCode, fulfilmentCodes.length).default([]),
  channels: listOf(saleChannel, saleChannels.length).default([]),
  products: listOf(product, 2000).default([]),
});
const category = categoryItem.extend({ categories: listOf(categoryItem, 100).default([]) });

const question = customField.extend({
  preset: customField.shape.preset,
  required: no,
  hint: line,
  options: listOf(named(200), 100).default([]),
});

/** Handed over without contact: in which words, by fulfilment type. */
const contactless = z
  .partialRecord(fulfilmentCode, z.strictObject({ label: line, description: words, notes_link: line }))
  .default({});

export const menuSettings = z.strictObject({
  public_notice: words,
  checkout_notice: words,
  display_images: yes,
  allow_promo_codes: no,
  allow_order_notes: yes,
  require_registration: no,
  show_dietary_info: yes,
  group_by_category: yes,
  students_enabled: no,
  student_name_label: line,
  questions_label: line,
  questions: listOf(question, 50).default([]),
  contactless,
  /** Without it the venue is to say. */
  order_for_later: z.boolean('is not true or false').optional(),
});

const menu = z.strictObject({
  /** Its address: order.example.com/menu/banksia-kitchen */
  slug: z
    .string('is not a text')
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/, 'is not an address like "my-menu"'),
  settings: menuSettings.optional(),
  categories: listOf(category, 200).optional(),
});

export const optionGroups = z.record(groupKey, optionGroup);
export const menus = listOf(menu, 20);

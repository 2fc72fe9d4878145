import { z } from 'zod';
import { fulfilmentCode, weekdays } from '#entities/fulfilment';
import {
  amount,
  clock,
  clockOrNothing,
  count,
  date,
  day,
  listOf,
  moment,
  named,
  no,
  percent,
  text,
  windows,
  yes,
} from '#venue-file/values';

const line = text(200).default('');

const hours = z
  .strictObject({
    mon: windows,
    tue: windows,
    wed: windows,
    thu: windows,
    fri: windows,
    sat: windows,
    sun: windows,
  })
  .prefault({});

export const fulfilmentItem = z.strictObject({
  type: fulfilmentCode,
  /** Without it customers cannot choose it; its hours are kept. */
  offered: yes,
  name: named(80),
  icon: line,
  description: text(500).default(''),
  /** Until an order for as soon as possible is ready; without it, none is taken. */
  asap_minutes: count.optional(),
  time_frame: z.enum(['none', 'datetime', 'location'], 'is not none, datetime or location').default('none'),
  time_type: z
    .enum(['none', 'user', 'slots', 'stops', 'locations'], 'is not none, user, slots, stops or locations')
    .default('none'),
  notice_minutes: count.default(0),
  block_minutes: count.default(0),
  /** Orders that one block takes; 0 is without limit. */
  block_capacity: count.default(0),
  /** Without it the menu, or else the venue, is to say. */
  order_for_later: z.boolean('is not true or false').optional(),
  address_required: no,
  table_number_required: no,
  /** '1-40, B1-B12' */
  tables: line,
  booking_reference_required: no,
  booking_name_required: no,
  booking_people_required: no,
  available_text: line,
  standing_orders: z
    .strictObject({ cut_off_time: clock, cut_off_days: count.default(0), discount: percent.default('0') })
    .optional(),
  hours,
  special_dates: listOf(z.strictObject({ date, hours: windows }), 400).default([]),
});

export const zoneItem = z.strictObject({
  postcode: named(20),
  name: line,
  fee: amount.default('0.00'),
  minimum: amount.default('0.00'),
  minutes: count.default(0),
});

export const pointItem = z.strictObject({
  kind: z.enum(['slot', 'stop', 'location'], 'is not slot, stop or location'),
  label: named(200),
  time: clock,
  cut_off_time: clock,
  cut_off_days: count.default(0),
  days: listOf(day, 7).default([...weekdays]),
  capacity: count.default(0),
  /** Postcodes; without any it is for every zone that has no points of its own. */
  zones: listOf(named(20), 500).default([]),
});

export const promoItem = z.strictObject({
  code: text(40).default(''),
  title: text(200).default(''),
  description: text(1000).default(''),
  terms: text(4000).default(''),
  off: z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('percent'), percent }),
      z.strictObject({ kind: z.literal('amount'), amount }),
      z.strictObject({ kind: z.literal('free_delivery') }),
      z.strictObject({
        kind: z.literal('product'),
        percent,
        product: z.strictObject({ category: named(200), name: named(200) }).optional(),
      }),
    ],
    'is not one of percent, amount, free_delivery and product',
  ),
  minimum: amount.default('0.00'),
  /** None: good for every type. */
  fulfilment: listOf(fulfilmentCode, 6).default([]),
  from: moment.optional(),
  until: moment.optional(),
  listed: yes,
  reward: no,
  uses_total: count.default(0),
  uses_each: count.default(0),
  /** What it takes off at most; 0.00 is without limit. */
  at_most: amount.default('0.00'),
  /** The days and hours that an order has to be wanted for; none: always. */
  days: listOf(day, 7).default([]),
  time_from: clockOrNothing.default(''),
  time_to: clockOrNothing.default(''),
  who: z
    .enum(['everyone', 'members', 'first_order'], 'is not everyone, members or first_order')
    .default('everyone'),
  paused: no,
  /** Its code is the beginning of many, each of which is good for one order. The codes are not in the file. */
  vouchers: no,
});

export const fulfilment = listOf(fulfilmentItem, 6);
export const zones = listOf(zoneItem, 2000);
export const points = listOf(pointItem, 1000);
export const promos = listOf(promoItem, 1000);

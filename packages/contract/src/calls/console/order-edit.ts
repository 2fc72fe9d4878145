import { z } from 'zod';
import { call } from '#call';
import { boardOrder } from '#entities/board';
import {
  dateField,
  decimalField,
  flag,
  idField,
  jsonField,
  money,
  optionalField,
  submitKeyField,
  textField,
} from '#fields';

const orderId = textField(64).min(1, 'is missing');
const quantity = z.int().min(0).max(999);

/** What is to change of a placed order; what is not named stays. */
export const orderEdit = z.strictObject({
  /** Of lines that it has: how many there are to be. 0 takes a line off. */
  lines: z
    .array(z.strictObject({ id: z.int(), quantity }))
    .max(100)
    .default([]),
  added: z
    .array(
      z.strictObject({
        product_id: z.int(),
        quantity: quantity.min(1),
        options: z.array(z.int()).max(200).default([]),
        notes: z.string().max(200).default(''),
      }),
    )
    .max(50)
    .default([]),
  /** A time in seconds since 1970, or a slot, stop or pickup location on a date. */
  when: z
    .union([
      z.strictObject({ at: z.int().min(0).max(9_999_999_999) }),
      z.strictObject({ point_id: z.int(), date: dateField }),
    ])
    .optional(),
  table_num: z.string().max(20).optional(),
  address: z.string().max(300).optional(),
  note: z.string().max(500).optional(),
});
export type OrderEditInput = z.output<typeof orderEdit>;

const changes = jsonField(orderEdit, 30_000);

const editOption = z.strictObject({
  id: z.number(),
  name: z.string(),
  price: money,
  usual: flag,
  available: flag,
});
export const editProduct = z.strictObject({
  id: z.number(),
  name: z.string(),
  category: z.string(),
  price: money,
  /** Why it cannot be had now; empty where it can. */
  sold_out: z.string(),
  min: z.number(),
  max: z.number(),
  groups: z.array(
    z.strictObject({
      id: z.number(),
      name: z.string(),
      multiselect: flag,
      mandatory: flag,
      /** 0 is without limit. */
      max_select: z.number(),
      options: z.array(editOption),
    }),
  ),
});

const editLine = z.strictObject({
  id: z.number(),
  name: z.string(),
  options_text: z.string(),
  notes: z.string(),
  quantity: z.number(),
  max: z.number(),
  /** What it was placed at. */
  unit_price: money,
});

/** An order as it is edited, with what can be added to it. */
export const consoleEditForm = call({
  action: 'ConsoleOrder',
  sub: 'edit_form',
  can: 'edit_orders',
  scope: 'venue',
  input: z.object({ order_id: orderId }),
  output: z.strictObject({
    order: boardOrder,
    /** Raised by each edit. */
    version: z.number(),
    lines: z.array(editLine),
    products: z.array(editProduct),
    /** 0: it is ready, and can only lose something. */
    can_grow: flag,
    point_label: z.string(),
    table_num: z.string(),
    /** Whether it goes to a table, and to an address. */
    has_table: flag,
    has_address: flag,
    note: z.string(),
  }),
  errors: ['order_not_found', 'edit_over'],
  perMinute: 120,
});

/** When it can be had instead, on a day: only what has room. */
export const consoleEditTimes = call({
  action: 'ConsoleOrder',
  sub: 'edit_times',
  can: 'edit_orders',
  scope: 'venue',
  input: z.object({
    order_id: orderId,
    date: optionalField(dateField),
    address: optionalField(textField(300)),
  }),
  output: z.strictObject({
    /** The day that the times are of; empty where there is none. */
    date: z.string(),
    days: z.array(z.strictObject({ date: z.string(), label: z.string() })),
    times: z.array(
      z.strictObject({
        /** Seconds since 1970. */
        at: z.number(),
        /** 0 for a time of its own. */
        point_id: z.number(),
        label: z.string(),
        /** How many more fit; -1 is without limit. */
        left: z.number(),
      }),
    ),
  }),
  errors: ['order_not_found', 'edit_over'],
  perMinute: 240,
});

const plan = z.strictObject({
  version: z.number(),
  total: money,
  /** What it comes to now. */
  was: money,
  /** More to pay, or to give back: one of them is 0.00. */
  owed: money,
  back: money,
  /** Where it goes back to. */
  back_to: z.array(z.strictObject({ text: z.string(), amount: money })),
  /** What its member has on the balance; empty where nobody has an account. */
  balance: z.union([money, z.literal('')]),
  changes: z.array(z.string()),
  problems: z.array(z.strictObject({ code: z.string(), text: z.string() })),
});

/** What an edit would cost, and what keeps it from being made. Nothing changes. */
export const consoleEditPlan = call({
  action: 'ConsoleOrder',
  sub: 'edit_plan',
  can: 'edit_orders',
  scope: 'venue',
  input: z.object({ order_id: orderId, changes }),
  output: plan,
  errors: ['order_not_found', 'edit_over'],
  perMinute: 600,
});

/** Edits a placed order, as it was seen: `version` and `expected_total` are the plan's. */
export const consoleEditOrder = call({
  action: 'ConsoleOrder',
  sub: 'edit',
  can: 'edit_orders',
  scope: 'venue',
  input: z.object({
    order_id: orderId,
    changes,
    version: idField,
    expected_total: decimalField,
    /** What is more to pay: `later` at the counter, or from the member's `balance` now. */
    settle: z.enum(['later', 'balance']).default('later'),
    edit_key: submitKeyField,
  }),
  output: z.strictObject({ order: boardOrder, owed: money, back: money }),
  errors: [
    'order_not_found',
    'edit_over',
    'edit_ready',
    'edit_empty',
    'edit_refunded',
    'edit_nothing',
    'edit_stale',
    'edit_too_many',
    'edit_key_used',
    'edit_paying',
    'product_unavailable',
    'no_product',
    'modifier_invalid',
    'bad_quantity',
    'no_line',
    'cart_full',
    'fulfilment_required',
    'fulfilment_unavailable',
    'slot_required',
    'stop_required',
    'location_required',
    'table_required',
    'table_unknown',
    'booking_required',
    'time_required',
    'time_past',
    'time_unavailable',
    'store_closed',
    'store_shut',
    'slot_full',
    'stop_full',
    'location_full',
    'not_a_delivery',
    'address_required',
    'postcode_unavailable',
    'no_member',
    'balance_short',
    'nothing_to_refund',
  ],
  perMinute: 60,
});

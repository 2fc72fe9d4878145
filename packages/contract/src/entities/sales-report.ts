import { z } from 'zod';
import { flag, money } from '#fields';

const named = { key: z.string(), name: z.string() };

/** One line of a table, with what it came to in the period before. */
const row = z.strictObject({ ...named, count: z.number(), amount: money, before: money });
export type SalesRow = z.output<typeof row>;

const day = z.strictObject({
  date: z.string(),
  orders: z.number(),
  amount: money,
  /** 1 where the day is not over. */
  part: flag,
  /** The day that it is compared with; empty where the period before was shorter. */
  before_date: z.string(),
  before: money,
});
export type SalesDay = z.output<typeof day>;

/** What the lines of a journal are for, in whichever program the books are kept. */
export const journalAccounts = [
  'sales',
  'cash',
  'cards',
  'balances',
  'gifts',
  'given',
  'payouts',
  'gst',
  'rounding',
  'owed',
] as const;
export type JournalAccount = (typeof journalAccounts)[number];

const books = z.record(z.enum(journalAccounts), z.string());
export type JournalCodes = z.output<typeof books>;

export const salesReport = z.strictObject({
  /** In seconds since 1970. */
  now: z.number(),
  today: z.string(),
  /** As much of what was asked for as there is by today. */
  from: z.string(),
  to: z.string(),
  before_from: z.string(),
  before_to: z.string(),
  /** 1 where the last day is not over; it is compared with the other one until the same time. */
  part: flag,
  /** What was sold, less what was refunded and cancelled. */
  sales: money,
  sales_before: money,
  orders: z.number(),
  orders_before: z.number(),
  average: money,
  /** From begun to ready; nothing where no order says. */
  make_seconds: z.number().optional(),
  /** In percent. */
  on_time: z.number().optional(),
  days: z.array(day),
  /** How many orders in each hour of each weekday, 1 is Monday; hours without any are left out. */
  hours: z.array(z.strictObject({ weekday: z.number(), hour: z.number(), orders: z.number() })),
  products: z.array(z.strictObject({ ...row.shape, img_url: z.string(), tint: z.string() })),
  options: z.array(row),
  categories: z.array(row),
  channels: z.array(row),
  fulfilment: z.array(row),
  points: z.array(row),
  staff: z.array(row),
  promos: z.array(row),
  /** What was taken with each method, less what went back. */
  paid: z.array(row),
  stations: z.array(z.strictObject({ ...named, orders: z.number(), seconds: z.number() })),
  /** From the prices on the menu to what was paid. */
  sums: z.strictObject({
    products: money,
    rewards: money,
    discounts: money,
    delivery_fees: money,
    /** For weekends and public holidays. */
    day_surcharges: money,
    preorder_fees: money,
    surcharges: money,
    refunded: money,
    cancelled: money,
    rounding: money,
    paid: money,
    /** Sold and not paid yet; below nothing where more was paid than sold. */
    owed: money,
  }),
  /** Gift vouchers: what was sold is no sale until it is spent. */
  gifts: z.strictObject({
    sold: money,
    /** What was taken for them, by how. */
    sold_by: z.array(row),
    given: money,
    /** What they paid of orders here, less what went back. */
    spent: money,
    /** What can be spent at the brand’s venues as things are now. */
    owed: money,
  }),
  /** Members’ balances: what was topped up is no sale until it is spent; the surcharge on it is income. */
  balances: z.strictObject({
    topped_up: money,
    /** What was taken for that, surcharges included, by how. */
    topped_up_by: z.array(row),
    surcharges: money,
    /** By the team, less what they took off. */
    credited: money,
    paid_out: money,
    /** What they paid of orders here, less what went back. */
    spent: money,
  }),
  /** As a business activity statement asks for it. */
  gst: z.strictObject({
    taxable: money,
    gst_free: money,
    input_taxed: money,
    no_gst: money,
    g1: money,
    a1: money,
  }),
});
export type SalesReport = z.output<typeof salesReport>;

export const journalCodes = z.strictObject({ xero: books, myob: books });

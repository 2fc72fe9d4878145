import { z } from 'zod';
import { call } from '#call';
import { orderedItem } from '#entities/ordered-item';
import { weekdays } from '#entities/fulfilment';
import { orderStatus } from '#entities/receipt';
import { flag, money, optionalField, textField } from '#fields';

const pastOrder = z.strictObject({
  id: z.string(),
  pos_order_id: z.string(),
  nstatus: orderStatus,
  status_text: z.string(),
  store_name: z.string(),
  store_suburb: z.string(),
  items_desc: z.string(),
  /** The first three lines. */
  items: z.array(orderedItem),
  /** Products of all lines together. */
  num_items: z.number(),
  fulfilment_type: z.string(),
  submitted: z.number(),
  total: money,
  /** Given back, or on its way back. */
  refunded: money,
  currency_sign: z.string(),
  /** 'Today, 12:30 pm', at the venue. */
  placed_text: z.string(),
  /** 'Today' or 'Fri 14 Nov', at the venue. */
  placed_day: z.string(),
  /** With these, what it was can be put into the cart again. */
  store_id: z.number(),
  menu_id: z.number(),
  menu_name: z.string(),
});
export type PastOrder = z.output<typeof pastOrder>;

const standingOrderSummary = z.strictObject({
  id: z.number(),
  /** 1 active, anything else paused. */
  status: z.number(),
  store_name: z.string(),
  store_suburb: z.string(),
  /** 'Mon to Fri, 7:40 am'. */
  when_text: z.string(),
  /** 'Pickup, Fremantle' or 'Deliver to 8 Pakenham Street'. */
  where_text: z.string(),
  /** 'Mon 17 Nov'; empty while it is paused. */
  next_text: z.string(),
  next_day: z.enum(['', ...weekdays]),
  days: z.array(z.enum(weekdays)),
  week_total: money,
  /** Why the next one could not be placed as things stand; empty where it could. */
  problem: z.string(),
});
export type StandingOrderSummary = z.output<typeof standingOrderSummary>;

/** Newest first, a page at a time: `before` is the id of the last one that is known. */
export const orderHistory = call({
  action: 'OrderHistory',
  can: 'signed_in',
  scope: 'own',
  input: z.object({ before: optionalField(textField(64)) }),
  output: z.strictObject({
    orders: z.array(pastOrder),
    standing_orders: z.array(standingOrderSummary),
    has_more: flag,
  }),
  errors: ['members_only', 'order_not_found'],
  perMinute: 120,
});

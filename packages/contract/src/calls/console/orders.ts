import { z } from 'zod';
import { call } from '#call';
import { boardOrder } from '#entities/board';
import { orderStatus } from '#entities/receipt';
import { dateField, flag, money, optionalField, textField } from '#fields';

export const orderRow = z.strictObject({
  id: z.string(),
  number: z.string(),
  who: z.string(),
  fulfilment_type: z.string(),
  nstatus: orderStatus,
  status_text: z.string(),
  /** Seconds since 1970. */
  placed: z.number(),
  due: z.number(),
  total: money,
  paid: flag,
  refunded: money,
  payment_method: z.string(),
});

/** What somebody has to look after: an order that is late, money that did not go back, a docket that was not printed. */
const orderProblem = z.enum(['late', 'refund', 'docket']);
export type OrderProblem = z.output<typeof orderProblem>;

const listedOrder = orderRow.extend({
  /** 'Delivery, website'. */
  came_by: z.string(),
  /** 0.00 once it is paid. */
  left: money,
  /** Refunded, or given back because an edit made it cost less. */
  went_back: money,
  problems: z.array(orderProblem),
});
export type ListedOrder = z.output<typeof listedOrder>;

/**
 * Orders of a day, today's unless another is named; with words to search for and no day, of every day. Or, of every day,
 * those that are still to be made or handed over, that have a problem, or that are not paid: earliest due first.
 */
export const consoleOrders = call({
  action: 'ConsoleOrders',
  can: 'see_orders',
  scope: 'venue',
  input: z.object({
    search: optionalField(textField(60)),
    date: optionalField(dateField),
    show: optionalField(z.enum(['open', 'problems', 'unpaid'], 'is not open, problems or unpaid')),
  }),
  output: z.strictObject({
    /** Empty when every day was searched. */
    date: z.string(),
    orders: z.array(listedOrder),
    /** Whether there are more than are shown. */
    more: flag,
    counts: z.strictObject({ open: z.number(), problems: z.number(), unpaid: z.number() }),
  }),
  errors: [],
  perMinute: 240,
});

export const orderRefund = z.strictObject({
  id: z.string(),
  amount: money,
  reason: z.string(),
  who: z.string(),
  state: z.enum(['wanted', 'done', 'open', 'closed']),
  state_text: z.string(),
  /** Why it has not gone back yet. */
  problem: z.string(),
  /** What the customer has to open to get it, for money that the provider cannot send by itself. */
  claim_url: z.string(),
  at: z.number(),
});

export const orderPayment = z.strictObject({
  method: z.string(),
  card: z.string(),
  amount: money,
  state_text: z.string(),
  reference: z.string(),
  at: z.number(),
});

/** One order with all that happened to it and to its money. */
export const consoleShowOrder = call({
  action: 'ConsoleOrder',
  sub: 'show',
  can: 'see_orders',
  scope: 'venue',
  input: z.object({ order_id: textField(64).min(1, 'is missing') }),
  output: z.strictObject({
    order: boardOrder,
    contact_email: z.string(),
    /** 'Delivery, website'. */
    came_by: z.string(),
    status_text: z.string(),
    /** `paid`: with its share of discounts and surcharges, which is what a refund of it gives back. */
    prices: z.array(z.strictObject({ id: z.number(), price: money, paid: money })),
    totals: z.array(
      z.strictObject({ label: z.string(), amount: money, kind: z.enum(['plain', 'sum', 'fine']) }),
    ),
    payments: z.array(orderPayment),
    refunds: z.array(orderRefund),
    /** What can still be refunded, and where it goes. */
    left: money,
    refund_target: z.string(),
    /** Where its customer can follow the driver; empty while nobody has said. */
    tracking_url: z.string(),
    events: z.array(z.strictObject({ at: z.number(), who: z.string(), text: z.string() })),
  }),
  errors: ['order_not_found'],
  perMinute: 240,
});

/** Where the customer of a delivery can follow its driver; an empty address takes it away again. */
export const consoleTrackOrder = call({
  action: 'ConsoleOrder',
  sub: 'track',
  can: 'move_orders',
  scope: 'venue',
  input: z.object({
    order_id: textField(64).min(1, 'is missing'),
    tracking_url: textField(600),
  }),
  output: z.strictObject({ tracking_url: z.string() }),
  errors: ['order_not_found', 'not_a_delivery', 'not_allowed_now', 'tracking_url_invalid'],
  perMinute: 60,
});

import { z } from 'zod';
import { flag, money } from '#fields';
import { type WebhookEvent, webhookEvents } from '#webhook-events';

/** Nobody's name, mobile or email: a tool that needs them asks for the order with its key. */
const orderFacts = z.strictObject({
  order_id: z.string(),
  number: z.string(),
  nstatus: z.number(),
  status: z.string(),
  total: money,
  refunded: money,
  fulfilment_type: z.string(),
  /** Seconds since 1970. */
  due: z.number(),
  /** 1: an order to try things out. */
  test: flag,
});
const productFacts = z.strictObject({
  product_id: z.number(),
  name: z.string(),
  /** Seconds since 1970; 0 where it is until somebody puts it back. */
  until: z.number(),
});

const envelope = { id: z.string(), at: z.number(), venue_id: z.number() } as const;

/** The body of each event. */
export const webhookBodies = {
  'order.placed': z.strictObject({ ...envelope, type: z.literal('order.placed'), data: orderFacts }),
  'order.moved': z.strictObject({ ...envelope, type: z.literal('order.moved'), data: orderFacts }),
  'order.edited': z.strictObject({ ...envelope, type: z.literal('order.edited'), data: orderFacts }),
  'order.cancelled': z.strictObject({ ...envelope, type: z.literal('order.cancelled'), data: orderFacts }),
  'order.refunded': z.strictObject({ ...envelope, type: z.literal('order.refunded'), data: orderFacts }),
  'product.sold_out': z.strictObject({
    ...envelope,
    type: z.literal('product.sold_out'),
    data: productFacts,
  }),
  'product.available': z.strictObject({
    ...envelope,
    type: z.literal('product.available'),
    data: productFacts,
  }),
} as const satisfies Readonly<Record<WebhookEvent, z.ZodType>>;

export type OrderFacts = z.output<typeof orderFacts>;
export type ProductFacts = z.output<typeof productFacts>;

export const webhook = z.strictObject({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** Seconds since 1970. */
  created: z.number(),
  /** Since when nothing is sent, because nothing arrived for a day; 0 while it works. */
  stopped: z.number(),
  /** What was answered last before it was stopped; 0 for nothing, or while it works. */
  stopped_status: z.number(),
  /** 1: somebody has paused it. */
  paused: flag,
});
export type Webhook = z.output<typeof webhook>;

export const delivery = z.strictObject({
  id: z.number(),
  webhook_id: z.string(),
  url: z.string(),
  event: z.string(),
  /** Seconds since 1970. */
  created: z.number(),
  state: z.enum(['waiting', 'done', 'failed']),
  attempts: z.number(),
  /** When it was last tried; 0 for not yet. */
  tried: z.number(),
  /** When it is tried next; 0 where it is not. */
  next: z.number(),
  /** What was answered; 0 for nothing. */
  http_status: z.number(),
  /** Why nothing was answered, or how the answer begins. */
  said: z.string(),
  body: z.string(),
});
export type Delivery = z.output<typeof delivery>;

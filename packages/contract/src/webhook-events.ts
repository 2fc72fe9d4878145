/** What a tool of the venue can be told about. */
export const webhookEvents = [
  'order.placed',
  'order.moved',
  'order.edited',
  'order.cancelled',
  'order.refunded',
  'product.sold_out',
  'product.available',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by hand, to see whether it arrives. */
export const TEST_EVENT = 'test';

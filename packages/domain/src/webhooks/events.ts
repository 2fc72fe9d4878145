import type { TEST_EVENT, WebhookEvent } from '@servery/contract/webhook-events';

/** Everything that a webhook can be told about. */
export const WEBHOOK_EVENTS: readonly WebhookEvent[] = [
  'order.placed',
  'order.moved',
  'order.edited',
  'order.cancelled',
  'order.refunded',
  'product.sold_out',
  'product.available',
];

/** Whether it was sent by hand, to see whether it arrives. */
export const isTestEvent = (event: string): boolean => event === ('test' satisfies typeof TEST_EVENT);

import { catalogue } from '@servery/domain/texts/catalogue';

/** What a webhook can be told about. */
export const t = catalogue('console-webhook-events', {
  testEvent: 'Test',
  order_placed: 'Order placed',
  order_moved: 'Order moved',
  order_edited: 'Order changed',
  order_cancelled: 'Order cancelled',
  order_refunded: 'Order refunded',
  product_sold_out: 'Product sold out',
  product_available: 'Product available again',
});

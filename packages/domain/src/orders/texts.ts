import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-orders', {
  ready: 'Your order is ready.',
  inProgress: 'The kitchen is making your order. We’ll tell you here when it’s ready.',
  confirmed: 'The kitchen has your order and will start it in time.',
  submitted: 'We’ve got your order. The kitchen will confirm it in a moment.',
  productsTotal: 'Products total',
  rewardsDiscount: 'Rewards discount',
  otherDiscountOf: 'Other discount ({code})',
  otherDiscount: 'Other discount',
  deliveryFee: 'Delivery fee',
  preorderFee: 'Preorder fee',
  surcharge: 'Surcharge',
  orderTotal: 'Order total',
  refunded: 'Refunded',
  gstIncluded: 'GST included',
  order: 'Order',
  and: 'and {named}',
  andMore: 'and {rest} more',
  partRefund: 'Part refund',
  yourOrder: 'Your order',
});

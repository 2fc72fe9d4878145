import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-orders', {
  itIsReady: 'It is ready.',
  theKitchenIsMaking: 'The kitchen is making your order. We will tell you here when it is ready.',
  theKitchenHasConfirmed: 'The kitchen has confirmed your order and will start it in time.',
  weHaveYourOrder: 'We have your order. The kitchen will confirm it in a moment.',
  productsTotal: 'Products total',
  rewardsDiscount: 'Rewards discount',
  otherDiscount: 'Other discount ({code})',
  otherDiscount2: 'Other discount',
  deliveryFee: 'Delivery fee',
  preorderFee: 'Preorder fee',
  surcharge: 'Surcharge',
  orderTotal: 'Order total',
  refunded: 'Refunded',
  gstIncluded: 'GST included',
});

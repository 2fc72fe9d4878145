import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('order', {
  estimate: '* Estimate, final fee is calculated from your delivery address.',
  productsTotal: 'Products total',
  rewardsDiscount: 'Rewards discount',
  otherDiscount: 'Other discount',
  deliveryFee: 'Delivery fee',
  preorderFee: 'Preorder fee',
  surcharge: 'Surcharge',
  orderTotal: 'Order total',
  giftVoucher: 'Gift voucher {ending}',
  leftToPay: 'Left to pay',
  gstIncluded: 'GST included',
  contactless: 'Contactless',
  checkout: 'Checkout',
  optional: 'Optional',
  upTo: 'Up to {most}',
  chooseAny: 'Choose any',
  chosen: '{limit} · {chosen} chosen',
  notAvailableToday: 'Not available today: {missing}',
  min: '{minutes} min',
});

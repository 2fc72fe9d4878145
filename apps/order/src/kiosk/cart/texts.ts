import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-cart', {
  cancelOrder: 'Cancel Order?',
  cancelNote: 'We’ll remove everything in your order.',
  keepMyOrder: 'Keep my order',
  giftEnding: 'Gift voucher {ending}',
  voucherPromoCode: 'Voucher/Promo Code',
  notAvailableNow: 'Not available now',
  newPriceWas: 'New price, was {amount}',
  remove: 'Remove {name}?',
  emptyNote: 'Touch something you like to start.',
  payInStoreAt: 'Pay in store, at the counter.',
  details: 'Your details',
  nameNote: 'We’ll call out your name and number.',
  thenPayAtThe: 'Then pay at the counter.',
  paymentFailed: 'Payment failed',
  backToCart: 'Back to Cart',
  nothingCharged: 'Nothing was charged, and your cart is safe.',
  askStaff: 'Ask a member of staff before you try again.',
});

import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-cart', {
  cancelOrder: 'Cancel Order?',
  cancelNote: 'We’ll remove everything in your order.',
  keepMyOrder: 'Keep my order',
  promoCodeApplied: 'Promo code {code} applied',
  voucherPromoCode: 'Voucher/Promo Code',
  notAvailableNow: 'Not available now',
  newPriceWas: 'New price, was {amount}',
  remove: 'Remove {name}?',
  emptyNote: 'Touch something you like to start.',
  payInStoreAt: 'Pay in store, at the counter.',
  details: 'Your details',
  nameNote: 'We’ll call out your name and number.',
  numberPad: 'Number pad',
  thenPayAtThe: 'Then pay at the counter.',
  keyboard: 'Keyboard',
  deleteLastLetter: 'Delete last letter',
  clear: 'Clear',
  space: 'Space',
  optional: '{label} (optional)',
});

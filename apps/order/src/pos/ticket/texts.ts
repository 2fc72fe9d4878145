import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('pos-ticket', {
  cancelOrder: 'Cancel Order?',
  cancelNote: 'We’ll take {items} off the ticket.',
  park: 'Park',
  keepOrder: 'Keep order',
  mobileOptional: 'Mobile (optional)',
  instructionsForThisOrder: 'Instructions for this order',
  voucherPromoCode: 'Voucher/Promo Code',
  emailReceipt: 'Email receipt',
  emailOptional: 'Email (optional)',
  ticket: 'Ticket',
  options: 'Options',
  remove: 'Remove {name}',
  removeQuestion: 'Remove {name}?',
  notAvailableNow: 'Not available now',
  newPriceWas: 'New price, was {amount}',
  orderLines: 'Order lines',
  staffOrderForCustomer: 'Staff Order for Customer',
});

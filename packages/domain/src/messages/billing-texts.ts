import { catalogue } from '#texts/catalogue';

/** What the billing pages of the account say; each once. */
export const billingTexts = catalogue('billing-messages', {
  cardAdded: 'Card added!',
  cardRemoved: 'Card removed',
  topupSaved: 'Auto top-up saved',
  requestSent: 'Your request has been sent',
  eligible: 'Only eligible payments made in the past {days} days can be withdrawn.',
  reviewed: 'We review your request within 2 business days.',
  refundTime: 'Refunds to a card take up to 10 days to arrive.',
});

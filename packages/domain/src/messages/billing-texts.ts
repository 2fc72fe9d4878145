import { catalogue } from '#texts/catalogue';

/** What the billing pages of the account say; each once. */
export const billingTexts = catalogue('billing-messages', {
  cardAdded: 'Card added!',
  cardRemoved: 'Card removed',
  topupSaved: 'Auto top-up saved',
  requestSent: 'Your request has been sent',
  eligible: 'You can withdraw eligible payments from the past {days} days.',
  reviewed: 'We’ll review your request within 2 business days.',
  refundTime: 'Refunds to a card can take up to 10 days to arrive.',
});

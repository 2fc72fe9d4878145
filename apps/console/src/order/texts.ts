import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-order', {
  short: '{amount} short',
  change: 'Change {amount}',
  paid: 'Paid.',
  giveChange: 'Paid. Give {amount} change.',
  done: 'Done',
  paymentFor: 'Payment for order {number}',
  paidWith: 'Paid with',
  cashReceived: 'Cash received',
  cancel: 'Cancel',
  yesterday: 'Yesterday',
  claimAt: 'The customer claims it here: {link}',
  take: 'Take {amount}',
});

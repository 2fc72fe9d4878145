import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('shell-later', {
  for: ', for {time}',
  order: 'Order {number}',
  view: 'View',
  several: '{count} orders on their way',
  ready: '{count} ready',
  liveOrders: 'Your orders on their way',
  stores: 'Stores',
  signInOrSign: 'Sign in or sign up',
  signOut: 'Sign out',
  paying: 'We’re waiting for your {method} payment. You can’t change your order until it arrives.',
  payAnotherWay: 'Pay another way',
  backToPayment: 'Back to payment',
});

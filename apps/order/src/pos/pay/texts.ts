import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('pos-pay', {
  startNewOrder: 'Start New Order',
  loadingTheOrder: 'Loading the order',
  customerDetails: 'Customer details',
  details: 'Details',
  orderPlaced: 'Order placed',
  timeUntilTheNext: 'Time until the next order',
  thenTheNextOrder: 'Then the next order',
  paidInStoreChange: 'Paid in store, change {change}',
  leftOver: 'Left to pay',
  split: 'Split',
  optional: '{label} (optional)',
  done: 'Done',
  backToOrder: 'Back to order',
  cash: 'Cash',
  cashReceived: 'Cash received',
  leftToPay: 'Left to pay',
  keysHelp: '{zero} to {nine} for the amount, {enter} to place the order.',
});

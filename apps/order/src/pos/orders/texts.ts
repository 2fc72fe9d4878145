import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('pos-orders', {
  orders: 'Orders',
  backToTill: 'Back to till',
  search: 'Number, name, mobile or receipt code',
  loadingOrders: 'Loading orders',
  nothingFound: 'No orders found',
  nothingFoundNote: 'Check the number or name, or scan the code on the receipt.',
  chooseOne: 'Choose an order to see it here',
  unpaid: 'Unpaid {amount}',
  refunded: 'Refunded {amount}',
  placedAt: '{time} · {status}',
  refund: 'Refund',
  refundOrder: 'Refund order {number}',
  refundBy: 'Refund by',
  amount: 'Amount',
  reason: 'Reason',
  upTo: 'Up to {amount}',
  giveBack: 'Refund {amount}',
  takePayment: 'Take payment',
  couldNotLoad: 'We couldn’t load the orders',
});

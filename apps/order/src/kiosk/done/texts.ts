import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-done', {
  paidBy: 'paid by {method}',
  toPay: 'to pay at the counter',
  startNewOrder: 'Start New Order',
  timeUntilTheNext: 'Time until the next order',
  thenBackToThe: 'Then back to the start',
  pleasePayAtThe: 'Please pay at the counter.',
  table: 'Table {table_num}',
  paidByTitle: 'Paid by {method}',
  toPayTitle: 'To pay at the counter',
  inAboutMinutes: ' in about {minutes} minutes',
  willCall: 'We’ll call your number{when}.',
  youAre: 'Thanks. You’re number',
  youAreNamed: 'Thanks, {name}. You’re number',
  soon: ' soon',
  willBring: 'We’ll bring your order{when}.',
  willDeliver: 'We’ll deliver your order: {date}, {time}.',
  readyFor: 'We’ll have your order ready: {date}, {time}.',
  willBringTo: 'We’ll bring your order to table {table}{when}.',
});

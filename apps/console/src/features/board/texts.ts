import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-board', {
  taken: '{taken} of {capacity}',
  orders: '{count|# order|# orders}',
  collected: 'Collected',
  notConnected: 'Not connected. Showing orders as of {asOf}',
  finishing: 'Finishing',
  toPay: 'To pay {amount}',
  inStore: 'in store',
  changedAt: 'Changed {time}',
  partRefunded: ', {amount} refunded',
  paid: '{amount}, paid, {method}{refunded}',
  unpaid: '{amount} to pay, {method}',
  waitingFor: 'Waiting for {stations}',
  and: ' and ',
  items: '{count} {count|item|items}',
  due: 'Due {time}',
  details: 'Details of {number}',
  notPrinted: '{count|A docket wasn’t|# dockets weren’t} printed.',
  showDocket: 'Show docket {number}',
  gotIt: 'Got it',
});

import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-orders-rules', {
  amountMissing: 'Enter an amount, like 4.50',
  amountZero: 'Enter more than $0.00',
  amountTooHigh: 'You can refund up to {amount}',
  reasonMissing: 'Choose or write a reason',
  unpaid: 'Unpaid',
  partUnpaid: '{amount} unpaid',
  minutesLate: '{minutes} min late',
  hoursLate: '{hours} h late',
  daysLate: '{days} {days|day|days} late',
  refundStuck: 'Refund not sent',
  docketStuck: 'Docket not printed',
  refunded: 'Refunded',
  partRefunded: '{amount} refunded',
});

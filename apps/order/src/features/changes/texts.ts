import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('changes', {
  title: '{count} {count|thing|things} changed since you looked',
  costsMore: '{name} costs more',
  costsLess: '{name} costs less',
  nowEach: '{was} now {now} each',
  offYourOrder: '{why}, taken off your order',
  deliveryFee: 'The delivery fee changed',
  nowAmount: '{was} now {now}',
  promoEnded: '{code} no longer applies',
  total: 'Your total changed',
  later: 'Ready {minutes} {minutes|minute|minutes} later',
  nowAround: '{was} now about {now}',
  closed: 'The store has closed',
  timeGone: 'Your time isn’t available any more',
  changeTime: 'Change when you’d like it',
  accept: 'Accept changes',
  acceptAndPay: 'Accept and pay',
  removeGone: 'Remove unavailable items',
  notYet: 'Your order has changed. Check what’s new first.',
  was: 'Was {amount}',
  now: 'Now {amount}',
});

import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-attract', {
  touchToOrderReady: 'Touch to order. Ready in about {minutes} minutes.',
  hungry: 'Hungry, {suburb}?',
  seeYouSoon: 'See you soon',
  notTakingOrders: 'We’re not taking orders right now.',
  orderHerePayAt: 'Order here, pay at the counter.',
  next: 'Next',
  yourReference: 'Your {label} reference',
  whoseBookingIsIt: 'Whose booking is it?',
  startOrder: 'Start order',
  whichTableAreYou: 'Which table are you at?',
  table: 'Table',
  theNumberIsOn: 'The number is on your table.',
  number: '{label} number',
  enterYourTable: 'Enter your table',
  startOrderAt: 'Start order at {label} {table}',
});

import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-attract', {
  touchToOrderReady: 'Touch to order. Ready in about {minutes} minutes.',
  hungry: 'Hungry, {suburb}?',
  seeYouSoon: 'See you soon',
  notTakingOrders: 'We’re not taking orders right now.',
  orderHerePayAt: 'Order here, pay at the counter.',
  cardsHere: 'Cards and phones here. Cash at the counter.',
  moreWays: 'More ways to order',
  wayLater: '{way} later',
  chooseATime: 'Choose a time',
  whichTableAreYou: 'Which table are you at?',
  table: 'Table',
  startOrderAt: 'Start order at {label} {table}',
});

import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-rewards', {
  moreForOff: '{rest} more for {whole} off',
  offYourNextOrder: '{whole} off your next order',
});

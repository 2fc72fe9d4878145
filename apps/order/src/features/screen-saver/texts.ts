import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('screen-saver', {
  screenSaver: 'Screen saver',
  tapToOrder: '{tagline} Tap to order',
  tapToOrder2: 'Tap to order',
});

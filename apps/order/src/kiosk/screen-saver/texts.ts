import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('screen-saver', {
  screenSaver: 'Screen saver',
  taglineTapToOrder: '{tagline} Tap to order',
  tapToOrder: 'Tap to order',
});

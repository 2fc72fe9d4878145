import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('menu-later', {
  openWebSite: 'Open Web Site',
  backToHome: 'Back to Home',
  closed: 'Closed',
  orderForLater: 'Order for Later',
  aboutMin: ' · about {minutes} min',
});

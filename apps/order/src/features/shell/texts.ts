import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('shell', {
  account: 'Account',
  home: '{name}, Home',
  cart: 'Cart, {items}',
  cart2: 'Cart',
  navigation: 'Navigation',
  home2: 'Home',
  about: 'About',
  nextStep: 'Next step',
  skipToContent: 'Skip to content',
  footer: 'Footer',
  visitUs: 'Visit us',
  getTheApp: 'Get the app',
});

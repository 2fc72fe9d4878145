import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('shell', {
  account: 'Account',
  brandHome: '{name}, Home',
  cartWithItems: 'Cart, {items}',
  cart: 'Cart',
  navigation: 'Navigation',
  home: 'Home',
  about: 'About',
  nextStep: 'Next step',
  skipToContent: 'Skip to content',
  footer: 'Footer',
  visitUs: 'Visit us',
  getTheApp: 'Get the app',
});

import { catalogue } from '@servery/domain/texts/catalogue';

/** What several screens say. */
export const common = catalogue('common', {
  tryAgain: 'Try again',
  loading: 'Loading',
  signIn: 'Sign in',
  yourOrder: 'Your order',
  change: 'Change',
  changeFulfilment: 'Change fulfilment',
  loadingTheMenu: 'Loading the menu',
  menu: 'Menu',
});

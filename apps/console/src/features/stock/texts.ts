import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('console-stock', {
  inAnHour: 'In an hour',
  tomorrow: 'Tomorrow',
  untilTold: 'When I turn it on',
  soldOut: 'Sold out',
  available: 'Available',
  isAvailable: '{name} available',
  back: 'Back',
  backWhen: 'When {name} is back',
  categories: 'Categories',
  loadingMenu: 'Loading the menu',
  found: 'Found',
  nothingIsSoldOut: 'Nothing is sold out',
  notFound: 'Nothing called “{search}”',
  menu: 'Menu',
  findAProduct: 'Find a product',
  menuFailed: 'We couldn’t load the menu',
  tryAgain: 'Try again',
});

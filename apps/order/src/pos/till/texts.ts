import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('pos-till', {
  categories: 'Categories',
  all: 'All',
  chooseOptions: ', choose options',
  nothingFound: 'Nothing found',
  showAll: 'Show all',
  online: 'Online',
  offline: 'Offline',
  logOutQuestion: 'Log out?',
  logOutNote: 'You’ll lose {items} on the ticket.',
  logOut: 'Log out',
  keepOrder: 'Keep order',
  notFound: 'Nothing on the menu called “{typed}”',
  isSoldOut: '{name} is sold out',
  pointOfSale: 'Point of sale',
  searchProducts: 'Search products',
  keysHelp: '{slash} search {o} options {enter} add',
  logout: 'Logout',
  orders: 'Orders',
  parked: 'parked',
});

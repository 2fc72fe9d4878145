import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-menu', {
  menuCategories: 'Menu categories',
  startOver: 'Start over',
  viewCart: 'View cart',
  changeDish: 'Change {name}, {count} in your cart',
  add: 'Add to Cart: {name}',
  search: 'Search',
  searchTitle: 'Search the menu',
  dietary: 'Dietary needs',
  dietaryNote: 'Choose your dietary needs to filter the menu.',
  promos: 'Promos',
  show: 'Show {count} {count|product|products}',
  nothingFits: 'Nothing on the menu matches',
  wholeMenu: 'Show the whole menu',
  clear: 'Clear {name}',
});

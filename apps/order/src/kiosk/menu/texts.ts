import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-menu', {
  menuCategories: 'Menu categories',
  startOver: 'Start over',
  viewCart: 'View cart',
  changeDish: 'Change {name}, {count} in your cart',
  add: 'Add {name}',
});

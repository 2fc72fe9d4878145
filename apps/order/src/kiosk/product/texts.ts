import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('kiosk-product', {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  glutenFree: 'Gluten free',
  dairyFree: 'Dairy free',
  lactoseFree: 'Lactose free',
  eggFree: 'Egg free',
  halal: 'Halal',
  touchToLeaveOut: 'Touch to leave out',
  no: 'No {name}',
  noThanks: 'No, thanks',
});

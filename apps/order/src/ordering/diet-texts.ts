import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('diet', {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  glutenFree: 'Gluten free',
  dairyFree: 'Dairy free',
  lactoseFree: 'Lactose free',
  eggFree: 'Egg free',
  halal: 'Halal',
});

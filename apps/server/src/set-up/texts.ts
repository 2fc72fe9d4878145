import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('set-up', {
  cafe: 'Café',
  burgers: 'Burgers',
  pizza: 'Pizza',
  canteen: 'School canteen',
  'food-van': 'Food van',
});

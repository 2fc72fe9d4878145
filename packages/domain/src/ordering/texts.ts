import { catalogue } from '#texts/catalogue';

export const t = catalogue('ordering', {
  product: 'Product',
  student: 'Student',
  productGone: 'This product is no longer on the menu',
});

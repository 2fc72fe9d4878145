import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('product', {
  quantityOf: 'Quantity of {name}',
  noteForTheKitchen: 'Note for the kitchen',
  allergiesOrHowYou: 'Allergies, or how you like it',
  product: 'Product',
  productFailed: 'We couldn’t load this product',
  chooseSomethingElseFrom: 'Choose something else from the menu.',
  cartUpdated: 'Cart updated',
});

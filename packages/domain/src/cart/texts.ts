import { catalogue } from '#texts/catalogue';

export const t = catalogue('rules-cart', {
  isRequired: '{name} is required',
  isNotAvailable: '{name} is not available',
  chooseUpToOptions: 'Choose up to {most} options for {name}',
  sub: '(sub {offset})',
  add: '(add {offset})',
  optionNotOffered: 'That choice is not available for this product',
});

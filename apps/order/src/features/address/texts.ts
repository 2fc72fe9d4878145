import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('address', {
  yourAddresses: 'Your addresses',
  noneFound: 'No address found. Enter it below.',
  keepTyping: 'Keep typing…',
  startTypingYourAddress: 'Start typing your address',
  aboutMin: 'About {delivery_mins} min',
  freeDelivery: 'Free delivery',
  deliveryFee: 'Delivery fee {amount}',
  minimumOrder: 'Minimum order {amount}',
  changeAddress: 'Change address',
  confirmAddress: 'Confirm address',
  searchInstead: 'Search for your address instead',
  isRequired: '{labelOf} is required',
  deliveringTo: 'Delivering to {name}',
  signInNote: 'Sign in to reuse your addresses.',
});

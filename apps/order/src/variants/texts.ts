import { catalogue } from '@servery/domain/texts/catalogue';

export const t = catalogue('variants', {
  selfServiceKiosk: 'Self-service kiosk',
  kiosk: 'Kiosk',
  signInToTake: 'Sign in to take orders at {name} on this screen.',
  pointOfSale: 'Point of sale',
  signInToTakeOrders: 'Sign in to take orders at the counter of {name}.',
  merchant: 'Merchant',
});

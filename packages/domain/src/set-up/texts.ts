import { catalogue } from '#texts/catalogue';

export const t = catalogue('set-up-venue', {
  pickup: 'Pickup',
  pickupNote: 'Ready when you walk in.',
  store: 'Pay in store',
  storeNote: 'Cash or card, when you get your order',
  card: 'Card',
  cardNote: 'Visa, Mastercard or American Express',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  noDetails: 'No details to type',
  paypal: 'PayPal',
  paypalNote: 'Pay on PayPal’s site',
  crypto: 'Cryptocurrency',
  cryptoNote: 'Bitcoin and others',
});

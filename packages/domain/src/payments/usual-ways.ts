import type { WayCode } from '@servery/contract/entities/payment-ways';
import { catalogue } from '#texts/catalogue';

const t = catalogue('usual-ways-to-pay', {
  store: 'Pay in store',
  storeNote: 'Cash or card, when you get your order',
  card: 'Card',
  cardNote: 'Visa, Mastercard or American Express',
  applePay: 'Apple Pay',
  googlePay: 'Google Pay',
  noDetails: 'No details to type',
  saved: 'Saved card',
  savedNote: 'The card in your account',
  balance: 'Account balance',
  balanceNote: 'Out of your account',
  paypal: 'PayPal',
  paypalNote: 'Pay on PayPal’s site',
  crypto: 'Cryptocurrency',
  cryptoNote: 'Bitcoin and others',
  eftpos: 'Eftpos',
  eftposNote: 'Tap, insert or swipe',
  bank: 'Bank transfer',
  bankNote: 'We’ll send you the details',
  invoice: 'Invoice',
  invoiceNote: 'Pay when you get it',
});

/** What customers read and see of a way of paying, until the venue says it in its own words. */
export const usualWays: Readonly<Record<WayCode, () => { name: string; icon: string; info: string }>> = {
  STORE: () => ({ name: t.store, icon: 'store', info: t.storeNote }),
  CC: () => ({ name: t.card, icon: 'card', info: t.cardNote }),
  APPLE: () => ({ name: t.applePay, icon: 'apple-pay', info: t.noDetails }),
  GOOGLE: () => ({ name: t.googlePay, icon: 'google-pay', info: t.noDetails }),
  SAVED: () => ({ name: t.saved, icon: 'saved-card', info: t.savedNote }),
  BALANCE: () => ({ name: t.balance, icon: 'balance', info: t.balanceNote }),
  PP: () => ({ name: t.paypal, icon: 'paypal', info: t.paypalNote }),
  CB: () => ({ name: t.crypto, icon: 'crypto', info: t.cryptoNote }),
  eftpos: () => ({ name: t.eftpos, icon: 'eftpos', info: t.eftposNote }),
  BANK: () => ({ name: t.bank, icon: 'bank', info: t.bankNote }),
  INVOICE: () => ({ name: t.invoice, icon: 'invoice', info: t.invoiceNote }),
};

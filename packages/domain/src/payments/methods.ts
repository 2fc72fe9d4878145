/** How a method brings the money: on the day, held and then taken, out of the account, or at the provider's own pages. */
export type PaymentWay = 'later' | 'authorise' | 'balance' | 'redirect';

type Method = {
  way: PaymentWay;
  text: string;
  /** What the receipt says while it is not paid. */
  terms?: string;
  /** For customers with an account of their own. */
  members?: true;
  /** The money comes when the customer sends it, not when we take it. */
  arrives?: true;
};

const METHODS: Readonly<Record<string, Method>> = {
  STORE: { way: 'later', text: 'Pay in store', terms: 'To be paid in store' },
  BANK: { way: 'later', text: 'Bank transfer', terms: 'To be paid by bank transfer' },
  INVOICE: { way: 'later', text: 'Invoice', terms: 'To be paid on invoice' },
  ZERO: { way: 'later', text: 'Nothing to pay' },
  CC: { way: 'authorise', text: 'Card' },
  APPLE: { way: 'authorise', text: 'Apple Pay' },
  GOOGLE: { way: 'authorise', text: 'Google Pay' },
  SAVED: { way: 'authorise', text: 'Saved card', members: true },
  BALANCE: { way: 'balance', text: 'Account balance', members: true },
  PP: { way: 'redirect', text: 'PayPal' },
  CB: { way: 'redirect', text: 'Cryptocurrency', arrives: true },
};

/** Nothing for a method that the server does not know: it is never offered. */
export const paymentWay = (code: string): PaymentWay | undefined => METHODS[code]?.way;
export const isForMembers = (code: string): boolean => METHODS[code]?.members === true;
export const isWallet = (code: string): boolean => code === 'APPLE' || code === 'GOOGLE';
/** Methods whose money may come at any moment once they were begun. */
export const arrivingMethods: readonly string[] = Object.keys(METHODS).filter(
  (code) => METHODS[code]?.arrives,
);
export const methodText = (code: string): string => METHODS[code]?.text ?? code;

/** What is paid in store is handed over there; at the door only where the venue says so, or where the till has the money already. */
export const isTakenFor = (
  code: string,
  way: { delivers: boolean; cashOnDelivery: boolean; atTill: boolean },
): boolean => code !== 'STORE' || !way.delivers || way.cashOnDelivery || way.atTill;

/** 'Paid', 'To be paid in store', 'Paid, $4.00 refunded': what the receipt says of the money. */
export function paymentTerms(order: {
  method: string;
  paid: boolean;
  refunded: string;
  whole: boolean;
}): string {
  if (!order.paid) return METHODS[order.method]?.terms ?? 'To be paid';
  if (order.refunded === '') return 'Paid';
  return order.whole ? 'Refunded' : `Paid, ${order.refunded} refunded`;
}

/** The surcharge is the brand's, and American Express has one of its own. */
export const isAmex = (cardType: string): boolean => /^(amex|american[ _]express)$/i.test(cardType.trim());

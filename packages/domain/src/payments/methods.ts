import type { FulfilmentCode } from '@servery/contract/entities/fulfilment';
import type { SaleChannel } from '@servery/contract/entities/sale-channel';
import { t } from '#payments/texts';
import { catalogue } from '#texts/catalogue';

/** How a method brings the money: on the day, held and then taken, out of the account, out of a gift voucher, at the provider's own pages, or on a card terminal. */
export type PaymentFlow = 'later' | 'authorise' | 'balance' | 'gift' | 'redirect' | 'terminal';

type Method = {
  way: PaymentFlow;
  /** For customers with an account of their own. */
  members?: true;
  /** The money comes when the customer sends it, not when we take it. */
  arrives?: true;
};

const METHODS: Readonly<Record<string, Method>> = {
  STORE: { way: 'later' },
  BANK: { way: 'later' },
  INVOICE: { way: 'later' },
  ZERO: { way: 'later' },
  CC: { way: 'authorise' },
  APPLE: { way: 'authorise' },
  GOOGLE: { way: 'authorise' },
  SAVED: { way: 'authorise', members: true },
  BALANCE: { way: 'balance', members: true },
  GIFT: { way: 'gift' },
  PP: { way: 'redirect' },
  CB: { way: 'redirect', arrives: true },
  eftpos: { way: 'terminal' },
};

const NAME: Readonly<Record<string, string>> = catalogue('payment-method', {
  STORE: 'Pay in store',
  BANK: 'Bank transfer',
  INVOICE: 'Invoice',
  ZERO: 'Nothing to pay',
  CC: 'Card',
  APPLE: 'Apple Pay',
  GOOGLE: 'Google Pay',
  SAVED: 'Saved card',
  BALANCE: 'Account balance',
  GIFT: 'Gift voucher',
  PP: 'PayPal',
  CB: 'Cryptocurrency',
  eftpos: 'Eftpos',
});
/** What the receipt says while it is not paid. */
const UNPAID: Readonly<Record<string, string>> = catalogue('payment-terms', {
  STORE: 'To be paid in store',
  BANK: 'To be paid by bank transfer',
  INVOICE: 'To be paid on invoice',
});

/** Nothing for a method that the server does not know: it is never offered. */
export const paymentFlow = (code: string): PaymentFlow | undefined => METHODS[code]?.way;
/** Kept by ourselves: what goes back is there at once, and nobody else is asked. */
export const isOurs = (code: string): boolean => ['balance', 'gift'].includes(METHODS[code]?.way ?? '');
export const isForMembers = (code: string): boolean => METHODS[code]?.members === true;
/** Only at a screen of the venue is there a terminal to hold a card to. */
export const isAtTerminal = (code: string): boolean => METHODS[code]?.way === 'terminal';
/** Whether somebody else takes the money, who has to be connected first. */
export const needsProvider = (code: string): boolean =>
  ['authorise', 'redirect', 'terminal'].includes(METHODS[code]?.way ?? '');
export const isWallet = (code: string): boolean => code === 'APPLE' || code === 'GOOGLE';
/** Methods whose money may come at any moment once they were begun. */
export const arrivingMethods: readonly string[] = Object.keys(METHODS).filter(
  (code) => METHODS[code]?.arrives,
);
export const methodText = (code: string): string => NAME[code] ?? code;

/** Where a venue takes a way of paying: without `channels` everywhere, without `fulfilment` for every way to order. */
export type TakenMethod = {
  code: string;
  channels?: readonly SaleChannel[] | undefined;
  fulfilment?: readonly FulfilmentCode[] | undefined;
};
export type MethodSale = {
  channel: SaleChannel;
  /** How the order goes out; nothing while nobody has said. */
  fulfilment: string | undefined;
  delivers: boolean;
  cashOnDelivery: boolean;
};

/**
 * Whether a venue takes a way of paying for such an order. What is paid in store is handed over there; at the door only
 * where the venue says so.
 */
export function isTakenFor(method: TakenMethod, { channel, delivers, ...sale }: MethodSale): boolean {
  const { code, channels, fulfilment = [] } = method;
  // The till places every sale so, whatever it is paid with in the end.
  if (code === 'STORE' && channel === 'counter') return true;
  if (channels?.includes(channel) === false) return false;
  const isFor = fulfilment.some((each) => each === sale.fulfilment);
  if (fulfilment.length > 0 && sale.fulfilment !== undefined && !isFor) return false;
  return code !== 'STORE' || !delivers || sale.cashOnDelivery;
}

/** 'Paid', 'To be paid in store', 'Paid, $4.00 refunded': what the receipt says of the money; nothing where nobody owes any. */
export function paymentTerms(order: {
  method: string;
  paid: boolean;
  /** What is left to pay of an order that was paid in part; else empty. */
  left?: string;
  refunded: string;
  whole: boolean;
  /** It was cancelled or rejected. */
  calledOff?: boolean;
}): string {
  if (!order.paid && order.calledOff) return '';
  if (!order.paid && order.left) return t.leftToBePaid({ left: order.left });
  if (!order.paid) return UNPAID[order.method] ?? t.toBePaid;
  if (order.refunded === '') return t.paid;
  return order.whole ? t.refunded : t.paidPartRefunded({ refunded: order.refunded });
}

/** The surcharge is the brand's, and American Express has one of its own. */
export const isAmex = (cardType: string): boolean => /^(amex|american[ _]express)$/i.test(cardType.trim());

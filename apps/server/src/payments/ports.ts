import { paymentWay } from '@servery/domain/payments/methods';
import type { PaymentsConfig } from '#providers/payments-config';
import { braintreeCards } from '#providers/card/braintree';
import type { CardPort } from '#providers/card/port';
import { btcpayPayments } from '#providers/crypto/btcpay';
import { paypalPayments } from '#providers/paypal/paypal';
import type { RedirectPort } from '#providers/redirect-port';

export type PaymentPorts = {
  card: CardPort | undefined;
  /** By the method's code. */
  redirect: Readonly<Partial<Record<string, RedirectPort>>>;
  /** How long a provider is waited for; what is not answered by then is looked into. */
  timeoutMs: number;
  /** Where customers of a brand are sent back to. */
  siteUrl(brandCode: string): string;
};

export const choosePaymentPorts = (
  config: PaymentsConfig,
  siteUrl: PaymentPorts['siteUrl'],
): PaymentPorts => ({
  siteUrl,
  card: config.braintree && braintreeCards(config.braintree),
  redirect: {
    ...(config.paypal ? { PP: paypalPayments(config.paypal) } : {}),
    ...(config.btcpay ? { CB: btcpayPayments(config.btcpay) } : {}),
  },
  timeoutMs: config.timeoutMs,
});

/** What the menu may offer, and what its page needs to know for it. */
export type PaymentOffer = {
  offers(method: string): boolean;
  card: CardPort['browser'] | undefined;
};

export const offerOf = (ports: PaymentPorts): PaymentOffer => ({
  card: ports.card?.browser,
  offers: (method) => {
    const way = paymentWay(method);
    if (way === 'authorise') return ports.card !== undefined;
    if (way === 'redirect') return ports.redirect[method] !== undefined;
    return way !== undefined;
  },
});

/** Cards of every kind go through one provider; what has pages of its own has a provider of its own. */
const providerOf = (method: string): string => (paymentWay(method) === 'redirect' ? method : CARD);
const CARD = 'card';

/** By a method's code, or by the name of the provider itself. */
export const portOf = (ports: PaymentPorts, method: string): CardPort | RedirectPort | undefined => {
  const provider = providerOf(method);
  return provider === CARD ? ports.card : ports.redirect[provider];
};

/** The providers whose books can be compared with ours. */
export const listingProviders = (ports: PaymentPorts): string[] =>
  [CARD, ...Object.keys(ports.redirect)].filter((provider) => portOf(ports, provider)?.listing !== undefined);

/** Whether paying by it moves real money. */
export const isLive = (ports: PaymentPorts, method: string): boolean =>
  paymentWay(method) === 'authorise' ? ports.card?.live === true : ports.redirect[method]?.live === true;

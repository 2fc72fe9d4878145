import { paymentFlow } from '@servery/domain/payments/methods';
import type { PaymentsConfig } from '#providers/payments-config';
import { braintreeCards } from '#providers/card/braintree';
import type { CardPort } from '#providers/card/port';
import { cryptoPayments } from '#providers/crypto/choose';
import { paypalPayments } from '#providers/paypal/paypal';
import { applePay } from '#providers/wallet/apple-pay';
import type { ApplePayPort, GooglePayFacts } from '#providers/wallet/port';
import { linklyTerminals } from '#providers/terminal/linkly';
import type { TerminalPort } from '#providers/terminal/port';
import { createSealer, type Sealer } from '#safety/seal';
import type { RedirectPort } from '#providers/redirect-port';

export type PaymentPorts = {
  card: CardPort | undefined;
  /** Paid through the card provider, and only with it. */
  wallets: { apple: ApplePayPort | undefined; google: GooglePayFacts | undefined };
  /** By the method's code. */
  redirect: Readonly<Partial<Record<string, RedirectPort>>>;
  /** Card terminals, and what keeps their secrets. */
  terminal: { port: TerminalPort; sealer: Sealer } | undefined;
  /** How long a provider is waited for; what is not answered by then is looked into. */
  timeoutMs: number;
  /** Where customers of a brand are sent back to. */
  siteUrl(brandCode: string): string;
};

export const choosePaymentPorts = (
  config: PaymentsConfig,
  siteUrl: PaymentPorts['siteUrl'],
): PaymentPorts => {
  const card = config.braintree && braintreeCards(config.braintree);
  const crypto = cryptoPayments(config);
  return {
    siteUrl,
    card,
    wallets: walletsOf(config, card),
    redirect: {
      ...(config.paypal ? { PP: paypalPayments(config.paypal) } : {}),
      ...(crypto ? { CB: crypto } : {}),
    },
    terminal: config.linkly && {
      port: linklyTerminals(config.linkly),
      sealer: createSealer(config.linkly.secretsKey),
    },
    timeoutMs: config.timeoutMs,
  };
};

function walletsOf({ applePay: apple, googlePay }: PaymentsConfig, card: CardPort | undefined) {
  if (!card) return { apple: undefined, google: undefined };
  const throughCards: ApplePayPort['session'] = (merchant) =>
    card.wallets.appleSession({ ...merchant, merchantIdentifier: apple?.merchantId ?? '' });
  return { apple: apple && applePay(apple, throughCards), google: googlePay };
}

/** What the menu may offer, and what its page needs to know for it. */
export type PaymentOffer = {
  offers(method: string): boolean;
  card: CardPort['browser'] | undefined;
  wallets: { appleMerchantId: string; google: GooglePayFacts | undefined };
};

/** The wallet behind a method, where it is one. */
const walletOf = ({ wallets }: PaymentPorts, method: string): unknown =>
  ({ APPLE: wallets.apple, GOOGLE: wallets.google })[method];
const isWallet = (method: string): boolean => method === 'APPLE' || method === 'GOOGLE';

export const offerOf = (ports: PaymentPorts): PaymentOffer => ({
  card: ports.card?.browser,
  wallets: { appleMerchantId: ports.wallets.apple?.merchantId ?? '', google: ports.wallets.google },
  offers: (method) => {
    const flow = paymentFlow(method);
    if (isWallet(method)) return walletOf(ports, method) !== undefined;
    if (flow === 'authorise') return ports.card !== undefined;
    if (flow === 'redirect') return ports.redirect[method] !== undefined;
    if (flow === 'terminal') return ports.terminal !== undefined;
    return flow !== undefined;
  },
});

/** Cards of every kind go through one provider; what has pages of its own has a provider of its own. */
const providerOf = (method: string): string => (paymentFlow(method) === 'redirect' ? method : CARD);
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
export function isLive(ports: PaymentPorts, method: string): boolean {
  const flow = paymentFlow(method);
  if (flow === 'terminal') return ports.terminal?.port.live === true;
  return flow === 'authorise' ? ports.card?.live === true : ports.redirect[method]?.live === true;
}

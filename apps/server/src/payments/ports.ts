import { paymentFlow } from '@servery/domain/payments/methods';
import type { PaymentsConfig } from '#providers/payments-config';
import { braintreeCards } from '#providers/card/braintree';
import type { CardPort } from '#providers/card/port';
import { cryptoPayments } from '#providers/crypto/choose';
import { paypalPayments } from '#providers/paypal/paypal';
import { applePay } from '#providers/wallet/apple-pay';
import type { ApplePayPort, GooglePayFacts } from '#providers/wallet/port';
import type { RedirectPort } from '#providers/redirect-port';

/** Through whom payments go: of the installation, of a venue, or of one account alone. */
export type PaymentPorts = {
  card: CardPort | undefined;
  /** Paid through the card provider, and only with it. */
  wallets: { apple: ApplePayPort | undefined; google: GooglePayFacts | undefined };
  /** By the method's code. */
  redirect: Readonly<Partial<Record<string, RedirectPort>>>;
  /** Whose they are, by what they are for; where there is none, the installation's. */
  accounts: Readonly<Partial<Record<string, string>>>;
};

export const NO_PORTS: PaymentPorts = {
  card: undefined,
  wallets: { apple: undefined, google: undefined },
  redirect: {},
  accounts: {},
};

/** Those of the settings. */
export function installationPorts(config: PaymentsConfig): PaymentPorts {
  const card = config.braintree && braintreeCards(config.braintree);
  const crypto = cryptoPayments(config);
  return {
    card,
    wallets: walletsOf(config, card),
    redirect: {
      ...(config.paypal ? { PP: paypalPayments(config.paypal) } : {}),
      ...(crypto ? { CB: crypto } : {}),
    },
    accounts: {},
  };
}

export function walletsOf(
  { applePay: apple, googlePay }: Pick<PaymentsConfig, 'applePay' | 'googlePay'>,
  card: CardPort | undefined,
): PaymentPorts['wallets'] {
  if (!card) return { apple: undefined, google: undefined };
  const throughCards: ApplePayPort['session'] = (merchant) =>
    card.wallets.appleSession({ ...merchant, merchantIdentifier: apple?.merchantId ?? '' });
  return { apple: apple && applePay(apple, throughCards), google: googlePay };
}

/** What the menu may offer, and what its page needs to know for it. */
export type PaymentOffer = {
  offers(method: string): boolean;
  accounts: PaymentPorts['accounts'];
  card: CardPort['browser'] | undefined;
  wallets: { appleMerchantId: string; google: GooglePayFacts | undefined };
};

/** The wallet behind a method, where it is one. */
const walletOf = ({ wallets }: PaymentPorts, method: string): unknown =>
  ({ APPLE: wallets.apple, GOOGLE: wallets.google })[method];
const isWallet = (method: string): boolean => method === 'APPLE' || method === 'GOOGLE';

export const offerOf = (ports: PaymentPorts, hasTerminals: boolean): PaymentOffer => ({
  accounts: ports.accounts,
  card: ports.card?.browser,
  wallets: { appleMerchantId: ports.wallets.apple?.merchantId ?? '', google: ports.wallets.google },
  offers: (method) => {
    const flow = paymentFlow(method);
    if (isWallet(method)) return walletOf(ports, method) !== undefined;
    if (flow === 'authorise') return ports.card !== undefined;
    if (flow === 'redirect') return ports.redirect[method] !== undefined;
    if (flow === 'terminal') return hasTerminals;
    return flow !== undefined;
  },
});

/** Cards of every kind go through one provider; what has pages of its own has a provider of its own. */
export const providerOf = (method: string): string => (paymentFlow(method) === 'redirect' ? method : CARD);
const CARD = 'card';

/** By a method's code, or by the name of the provider itself. */
export const portOf = (ports: PaymentPorts, method: string): CardPort | RedirectPort | undefined => {
  const provider = providerOf(method);
  return provider === CARD ? ports.card : ports.redirect[provider];
};

/** Whose account a method is paid through; null for the installation's. */
export const accountOf = ({ accounts }: Pick<PaymentPorts, 'accounts'>, method: string): string | null =>
  accounts[providerOf(method)] ?? null;

/** The providers whose books can be compared with ours. */
export const listingProviders = (ports: PaymentPorts): string[] =>
  [CARD, ...Object.keys(ports.redirect)].filter((provider) => portOf(ports, provider)?.listing !== undefined);

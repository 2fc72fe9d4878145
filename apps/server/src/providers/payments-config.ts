import type { AccountMode } from '@servery/domain/payments/accounts';
import { z } from 'zod';
import { BRAINTREE } from '#providers/card/braintree';
import type { BraintreeSettings } from '#providers/card/braintree-http';
import type { ApplePaySettings } from '#providers/wallet/apple-pay';
import type { GooglePayFacts } from '#providers/wallet/port';
import type { CoinbaseSettings } from '#providers/crypto/coinbase-http';
import type { BtcpaySettings } from '#providers/crypto/btcpay';
import { linklyEnvironment, linklyOf } from '#providers/terminal/linkly-config';
import type { PaypalSettings } from '#providers/paypal/paypal';

const key = z.string().min(1).optional();
const address = z.url('is not an address').optional();
const PAYPAL = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  production: 'https://api-m.paypal.com',
} as const;

export const paymentEnvironment = {
  PAYMENT_ENVIRONMENT: z.enum(['sandbox', 'production'], 'is not sandbox or production').default('sandbox'),
  PAYMENT_TIMEOUT_MS: z.coerce.number('is not a number').int().min(100).max(60_000).default(20_000),
  BRAINTREE_MERCHANT_ID: key,
  BRAINTREE_PUBLIC_KEY: key,
  BRAINTREE_PRIVATE_KEY: key,
  BRAINTREE_TOKENIZATION_KEY: key,
  BRAINTREE_3DS: z.enum(['offered', 'required']).default('offered'),
  BRAINTREE_URL: address,
  BRAINTREE_GRAPHQL_URL: address,
  PAYPAL_CLIENT_ID: key,
  PAYPAL_SECRET: key,
  PAYPAL_WEBHOOK_ID: key,
  PAYPAL_URL: address,
  BTCPAY_URL: address,
  BTCPAY_API_KEY: key,
  BTCPAY_STORE_ID: key,
  BTCPAY_WEBHOOK_SECRET: key,
  COINBASE_KEY_NAME: key,
  COINBASE_KEY_SECRET: key,
  COINBASE_WEBHOOK_SECRET: key,
  COINBASE_URL: address,
  APPLE_PAY_MERCHANT_ID: key,
  APPLE_PAY_CERTIFICATE: key,
  APPLE_PAY_CERTIFICATE_KEY: key,
  APPLE_PAY_DOMAIN_ASSOCIATION: key,
  APPLE_PAY_URL: address,
  GOOGLE_PAY_MERCHANT_ID: key,
  ...linklyEnvironment,
};
const environment = z.object(paymentEnvironment);
type Environment = z.output<typeof environment>;

/** What has no keys is not offered. */
export type PaymentsConfig = {
  timeoutMs: number;
  braintree: BraintreeSettings | undefined;
  paypal: PaypalSettings | undefined;
  btcpay: BtcpaySettings | undefined;
  coinbase: CoinbaseSettings | undefined;
  /** Both only together with a card provider. */
  applePay: (ApplePaySettings & { associationFile: string | undefined }) | undefined;
  googlePay: GooglePayFacts | undefined;
  linkly: ReturnType<typeof linklyOf>;
  accounts: AccountDefaults;
};

/** What accounts of venues and organisations share with the installation. */
export type AccountDefaults = {
  timeoutMs: number;
  needsBank: boolean;
  /** Where each provider is asked. An address of the settings is for accounts of the settings' own mode. */
  urls: Readonly<
    Record<AccountMode, { braintree: string; graphql: string; paypal: string; coinbase: string }>
  >;
  /** A server that may be in the same house: whoever runs the installation named it. */
  btcpayUrl: string | undefined;
};

const bare = (url: string): string => url.replace(/\/$/, '');

function braintreeOf(it: Environment): BraintreeSettings | undefined {
  const { BRAINTREE_MERCHANT_ID: merchantId, BRAINTREE_PUBLIC_KEY: publicKey } = it;
  const { BRAINTREE_PRIVATE_KEY: privateKey, BRAINTREE_TOKENIZATION_KEY: tokenizationKey } = it;
  if (!merchantId || !publicKey || !privateKey || !tokenizationKey) return undefined;
  const vendor = BRAINTREE[it.PAYMENT_ENVIRONMENT];
  return {
    merchantId,
    publicKey,
    privateKey,
    tokenizationKey,
    needsBank: it.BRAINTREE_3DS === 'required',
    url: bare(it.BRAINTREE_URL ?? vendor.url),
    graphqlUrl: it.BRAINTREE_GRAPHQL_URL ?? vendor.graphqlUrl,
    live: it.PAYMENT_ENVIRONMENT === 'production',
    timeoutMs: it.PAYMENT_TIMEOUT_MS,
  };
}

function paypalOf(it: Environment): PaypalSettings | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = it;
  if (!clientId || !secret) return undefined;
  return {
    clientId,
    secret,
    webhookId,
    url: bare(it.PAYPAL_URL ?? PAYPAL[it.PAYMENT_ENVIRONMENT]),
    live: it.PAYMENT_ENVIRONMENT === 'production',
    timeoutMs: it.PAYMENT_TIMEOUT_MS,
  };
}

function btcpayOf(it: Environment): BtcpaySettings | undefined {
  const { BTCPAY_URL: url, BTCPAY_API_KEY: apiKey, BTCPAY_STORE_ID: storeId } = it;
  if (!url || !apiKey || !storeId) return undefined;
  return {
    apiKey,
    storeId,
    webhookSecret: it.BTCPAY_WEBHOOK_SECRET,
    url: bare(url),
    live: it.PAYMENT_ENVIRONMENT === 'production',
    timeoutMs: it.PAYMENT_TIMEOUT_MS,
  };
}

const COINBASE = {
  sandbox: 'https://business.coinbase.com/sandbox/api/v1',
  production: 'https://business.coinbase.com/api/v1',
} as const;

function coinbaseOf(it: Environment): CoinbaseSettings | undefined {
  const { COINBASE_KEY_NAME: keyName, COINBASE_KEY_SECRET: keySecret } = it;
  if (!keyName || !keySecret) return undefined;
  return {
    keyName,
    keySecret,
    webhookSecret: it.COINBASE_WEBHOOK_SECRET,
    url: bare(it.COINBASE_URL ?? COINBASE[it.PAYMENT_ENVIRONMENT]),
    live: it.PAYMENT_ENVIRONMENT === 'production',
    timeoutMs: it.PAYMENT_TIMEOUT_MS,
  };
}

function applePayOf(it: Environment): PaymentsConfig['applePay'] {
  const { APPLE_PAY_CERTIFICATE: certFile, APPLE_PAY_CERTIFICATE_KEY: keyFile } = it;
  if (!it.APPLE_PAY_MERCHANT_ID) return undefined;
  return {
    merchantId: it.APPLE_PAY_MERCHANT_ID,
    certificate: certFile && keyFile ? { certFile, keyFile } : undefined,
    url: it.APPLE_PAY_URL && bare(it.APPLE_PAY_URL),
    associationFile: it.APPLE_PAY_DOMAIN_ASSOCIATION,
    timeoutMs: it.PAYMENT_TIMEOUT_MS,
  };
}

function googlePayOf(it: Environment): GooglePayFacts | undefined {
  const { GOOGLE_PAY_MERCHANT_ID: merchantId, BRAINTREE_MERCHANT_ID: gatewayId = '' } = it;
  if (!merchantId) return undefined;
  const vendor = it.PAYMENT_ENVIRONMENT === 'production' ? 'PRODUCTION' : 'TEST';
  // A stand-in for the card provider knows nothing of Google: its script is not loaded for it.
  return { merchantId, gateway: 'braintree', gatewayId, environment: it.BRAINTREE_URL ? '' : vendor };
}

function accountDefaults(it: Environment): AccountDefaults {
  const vendor = (mode: AccountMode) => ({
    braintree: BRAINTREE[mode].url,
    graphql: BRAINTREE[mode].graphqlUrl,
    paypal: PAYPAL[mode],
    coinbase: COINBASE[mode],
  });
  const mode = it.PAYMENT_ENVIRONMENT;
  const set = {
    braintree: it.BRAINTREE_URL && bare(it.BRAINTREE_URL),
    graphql: it.BRAINTREE_GRAPHQL_URL,
    paypal: it.PAYPAL_URL && bare(it.PAYPAL_URL),
    coinbase: it.COINBASE_URL && bare(it.COINBASE_URL),
  };
  const named = Object.fromEntries(Object.entries(set).filter(([, url]) => url !== undefined));
  const urls = { sandbox: vendor('sandbox'), production: vendor('production') };
  return {
    timeoutMs: it.PAYMENT_TIMEOUT_MS,
    needsBank: it.BRAINTREE_3DS === 'required',
    urls: { ...urls, [mode]: { ...urls[mode], ...named } },
    btcpayUrl: it.BTCPAY_URL && bare(it.BTCPAY_URL),
  };
}

export const paymentsOf = (it: Environment): PaymentsConfig => ({
  timeoutMs: it.PAYMENT_TIMEOUT_MS,
  braintree: braintreeOf(it),
  paypal: paypalOf(it),
  btcpay: btcpayOf(it),
  coinbase: coinbaseOf(it),
  applePay: applePayOf(it),
  googlePay: googlePayOf(it),
  linkly: linklyOf(it),
  accounts: accountDefaults(it),
});

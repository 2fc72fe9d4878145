import { z } from 'zod';
import { BRAINTREE } from '#providers/card/braintree';
import type { BraintreeSettings } from '#providers/card/braintree-http';
import type { BtcpaySettings } from '#providers/crypto/btcpay';
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
};
const environment = z.object(paymentEnvironment);
type Environment = z.output<typeof environment>;

/** What has no keys is not offered. */
export type PaymentsConfig = {
  timeoutMs: number;
  braintree: BraintreeSettings | undefined;
  paypal: PaypalSettings | undefined;
  btcpay: BtcpaySettings | undefined;
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

export const paymentsOf = (it: Environment): PaymentsConfig => ({
  timeoutMs: it.PAYMENT_TIMEOUT_MS,
  braintree: braintreeOf(it),
  paypal: paypalOf(it),
  btcpay: btcpayOf(it),
});

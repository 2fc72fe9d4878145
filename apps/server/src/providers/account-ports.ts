import type { AccountMode, AccountProvider, AccountValues } from '@servery/domain/payments/accounts';
import { braintreeCards } from '#providers/card/braintree';
import type { CardPort } from '#providers/card/port';
import { cryptoPayments } from '#providers/crypto/choose';
import type { AccountDefaults } from '#providers/payments-config';
import { paypalPayments } from '#providers/paypal/paypal';
import type { RedirectPort } from '#providers/redirect-port';
import type { GooglePayFacts } from '#providers/wallet/port';

export type AccountKeys = { provider: AccountProvider; mode: AccountMode; values: AccountValues };
/** What is made of an account's keys: one port, and for cards what the wallets are asked with. */
export type AccountPort =
  | { is: 'card'; port: CardPort; appleMerchantId: string | undefined; google: GooglePayFacts | undefined }
  | { is: 'redirect'; port: RedirectPort };

type Making = AccountKeys & { defaults: AccountDefaults };
const shared = ({ mode, defaults }: Making) => ({
  live: mode === 'production',
  timeoutMs: defaults.timeoutMs,
});
/** A stand-in for the card provider knows nothing of Google: its script is not loaded for it. */
const isVendor = (url: string): boolean => new URL(url).hostname.endsWith('.braintreegateway.com');

function cards(making: Making): AccountPort {
  const { values, mode, defaults } = making;
  const { merchant_id: merchantId = '', google_pay_merchant_id: google } = values;
  const { braintree: url, graphql: graphqlUrl } = defaults.urls[mode];
  const environment = mode === 'production' ? 'PRODUCTION' : 'TEST';
  return {
    is: 'card',
    port: braintreeCards({
      ...shared(making),
      url,
      graphqlUrl,
      merchantId,
      publicKey: values['public_key'] ?? '',
      privateKey: values['private_key'] ?? '',
      tokenizationKey: values['tokenization_key'] ?? '',
      needsBank: defaults.needsBank,
    }),
    appleMerchantId: values['apple_pay_merchant_id'],
    google:
      google === undefined
        ? undefined
        : {
            merchantId: google,
            gateway: 'braintree',
            gatewayId: merchantId,
            environment: isVendor(url) ? environment : '',
          },
  };
}

const paypal = (making: Making): RedirectPort =>
  paypalPayments({
    ...shared(making),
    url: making.defaults.urls[making.mode].paypal,
    clientId: making.values['client_id'] ?? '',
    secret: making.values['secret'] ?? '',
    webhookId: making.values['webhook_id'],
  });

const btcpay = (making: Making) => ({
  ...shared(making),
  url: (making.values['url'] ?? '').replace(/\/$/, ''),
  storeId: making.values['store_id'] ?? '',
  apiKey: making.values['api_key'] ?? '',
  webhookSecret: making.values['webhook_secret'],
});

const coinbase = (making: Making) => ({
  ...shared(making),
  url: making.defaults.urls[making.mode].coinbase,
  keyName: making.values['key_name'] ?? '',
  keySecret: making.values['key_secret'] ?? '',
  webhookSecret: making.values['webhook_secret'],
});

/** Nothing where its keys are in no form that a port could be made of. */
export function accountPort(keys: AccountKeys, defaults: AccountDefaults): AccountPort | undefined {
  const making = { ...keys, defaults };
  try {
    if (keys.provider === 'braintree') return cards(making);
    if (keys.provider === 'paypal') return { is: 'redirect', port: paypal(making) };
    const port = cryptoPayments({
      btcpay: keys.provider === 'btcpay' ? btcpay(making) : undefined,
      coinbase: keys.provider === 'coinbase' ? coinbase(making) : undefined,
    });
    return port && { is: 'redirect', port };
  } catch {
    // Coinbase's key is read when its port is made, and may be no key.
    return undefined;
  }
}

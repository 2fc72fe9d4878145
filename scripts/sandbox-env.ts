type Env = Record<string, string>;

/** What tells that a real service is configured, and how the sandbox stands in for it otherwise. */
type StandIn = readonly [unless: readonly string[], env: Env];

const payments = (url: string): StandIn[] => [
  [
    ['BRAINTREE_MERCHANT_ID'],
    {
      BRAINTREE_MERCHANT_ID: 'sandbox',
      BRAINTREE_PUBLIC_KEY: 'sandbox',
      BRAINTREE_PRIVATE_KEY: 'sandbox',
      BRAINTREE_TOKENIZATION_KEY: 'sandbox_demo_sandbox',
      BRAINTREE_URL: `${url}/braintree`,
      BRAINTREE_GRAPHQL_URL: `${url}/braintree/graphql`,
      APPLE_PAY_MERCHANT_ID: 'merchant.example.sandbox',
      GOOGLE_PAY_MERCHANT_ID: 'sandbox',
    },
  ],
  [
    ['PAYPAL_CLIENT_ID'],
    {
      PAYPAL_CLIENT_ID: 'sandbox',
      PAYPAL_SECRET: 'sandbox',
      PAYPAL_WEBHOOK_ID: 'sandbox',
      PAYPAL_URL: `${url}/paypal`,
    },
  ],
  [
    ['BTCPAY_URL', 'COINBASE_KEY_NAME'],
    {
      BTCPAY_URL: `${url}/btcpay`,
      BTCPAY_API_KEY: 'sandbox',
      BTCPAY_STORE_ID: 'sandbox',
      BTCPAY_WEBHOOK_SECRET: 'sandbox',
    },
  ],
];

const identity = (url: string): StandIn[] => [
  [
    ['TWILIO_ACCOUNT_SID'],
    { TWILIO_ACCOUNT_SID: 'ACsandbox', TWILIO_AUTH_TOKEN: 'sandbox', TWILIO_URL: `${url}/twilio` },
  ],
  [
    ['APPLE_CLIENT_IDS'],
    {
      APPLE_CLIENT_IDS: 'servery.sandbox',
      APPLE_KEYS_URL: `${url}/social/apple/auth/keys`,
      APPLE_AUTHORISE_URL: `${url}/social/apple/auth/authorize`,
    },
  ],
  [
    ['GOOGLE_CLIENT_IDS'],
    {
      GOOGLE_CLIENT_IDS: 'servery.sandbox',
      GOOGLE_KEYS_URL: `${url}/social/google/oauth2/v3/certs`,
      GOOGLE_AUTHORISE_URL: `${url}/social/google/o/oauth2/v2/auth`,
    },
  ],
];

/** Asked by the server alone, which may not know the name `localhost` for the address that the sandbox listens on. */
const servers = (url: string): StandIn[] => [
  [['GOOGLE_MAPS_KEY', 'ADDRESSR_URL'], { GOOGLE_MAPS_KEY: 'sandbox', GOOGLE_MAPS_URL: `${url}/google` }],
  [['WEBHOOK_TRUSTED_ORIGIN'], { WEBHOOK_TRUSTED_ORIGIN: url }],
  [['ERROR_REPORT_DSN'], { ERROR_REPORT_DSN: `${url.replace('://', '://sandbox@')}/sentry/1` }],
];

const standIns = (url: string): StandIn[] => [
  ...servers(url.replace('localhost', '127.0.0.1')),
  ...identity(url),
  ...payments(url),
];

/** Terminals of the sandbox. A screen with a POS ID sells nothing before it is paired: only who wants that asks for it. */
export const terminalEnv = (url: string): Env => ({
  LINKLY_VENDOR_ID: '7d3f1c52-9b06-4e8d-a3f4-1c6e5b2d8a90',
  LINKLY_AUTH_URL: `${url}/linkly/auth`,
  LINKLY_URL: `${url}/linkly/rest`,
  SECRETS_KEY: Buffer.from('a key for the sandbox, no secret').toString('base64'),
});

/**
 * The sandbox in the place of every provider that `configured` does not name. Its address has to be one that a
 * browser may be sent to and come back from.
 */
export function sandboxEnv(url: string, configured: Readonly<Record<string, string | undefined>> = {}): Env {
  const missing = standIns(url).filter(([unless]) => unless.every((name) => !configured[name]));
  return Object.assign({}, ...missing.map(([, env]) => env)) as Env;
}

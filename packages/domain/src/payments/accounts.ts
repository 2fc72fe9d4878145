import { t } from '#payments/account-texts';

export const accountProviders = ['braintree', 'paypal', 'btcpay', 'coinbase'] as const;
export type AccountProvider = (typeof accountProviders)[number];
/** Play money, or real money. */
export const accountModes = ['sandbox', 'production'] as const;
export type AccountMode = (typeof accountModes)[number];

/** What a payment is made through: `card` for cards and wallets, else the code of the method. */
export type AccountMethod = 'card' | 'PP' | 'CB';
const METHODS: Readonly<Record<AccountProvider, AccountMethod>> = {
  braintree: 'card',
  paypal: 'PP',
  btcpay: 'CB',
  coinbase: 'CB',
};
export const methodOfProvider = (provider: AccountProvider): AccountMethod => METHODS[provider];

export type AccountField = {
  name: string;
  label: string;
  /** Never leaves the server again. */
  secret: boolean;
  required: boolean;
  /** Says whose account it is: another one is another account. */
  fixed: boolean;
  note?: string;
};

const field = (name: string, label: string, more: Partial<AccountField> = {}): AccountField => ({
  name,
  label,
  secret: false,
  required: true,
  fixed: false,
  ...more,
});
const SECRET = { secret: true } as const;
const FIXED = { fixed: true } as const;
const OPTIONAL = { required: false } as const;

/** What a provider's form asks for, in its own words, so that people find it on the provider's pages. */
export const accountFields = (provider: AccountProvider): readonly AccountField[] => FIELDS[provider]();
const FIELDS: Readonly<Record<AccountProvider, () => readonly AccountField[]>> = {
  braintree: () => [
    field('merchant_id', t.merchantId, { ...FIXED, note: t.keysNote }),
    field('public_key', t.publicKey, { note: t.keysNote }),
    field('private_key', t.privateKey, { ...SECRET, note: t.keysNote }),
    field('tokenization_key', t.tokenizationKey, { note: t.tokenizationNote }),
    field('google_pay_merchant_id', t.googlePay, { ...OPTIONAL, note: t.googlePayNote }),
    field('apple_pay_merchant_id', t.applePay, { ...OPTIONAL, note: t.applePayNote }),
  ],
  paypal: () => [
    field('client_id', t.clientId, { ...FIXED, note: t.clientIdNote }),
    field('secret', t.clientSecret, { ...SECRET, note: t.clientSecretNote }),
    field('webhook_id', t.webhookId, { ...OPTIONAL, note: t.webhookIdNote }),
  ],
  btcpay: () => [
    field('url', t.serverAddress, { ...FIXED, note: t.serverAddressNote }),
    field('store_id', t.storeId, { ...FIXED, note: t.storeIdNote }),
    field('api_key', t.apiKey, { ...SECRET, note: t.apiKeyNote }),
    field('webhook_secret', t.webhookSecret, { ...SECRET, ...OPTIONAL, note: t.webhookSecretNote }),
  ],
  coinbase: () => [
    field('key_name', t.keyName, { ...FIXED, note: t.keyNameNote }),
    field('key_secret', t.keySecret, { ...SECRET, note: t.keySecretNote }),
    field('webhook_secret', t.webhookSecret, { ...SECRET, ...OPTIONAL, note: t.webhookSecretNote }),
  ],
};

/** Where an account is opened, and where its keys are found. */
export type AccountGuide = { open: string; url: string; find: string };

/** How somebody who has no account yet comes by one of play money, or of real money. */
export function accountGuide(provider: AccountProvider, mode: AccountMode): AccountGuide {
  const test = mode === 'sandbox';
  if (provider === 'braintree')
    return {
      open: test ? t.openBraintreeTest : t.openBraintree,
      url: test ? t.braintreeTestUrl : t.braintreeUrl,
      find: t.findBraintree,
    };
  if (provider === 'paypal')
    return {
      open: test ? t.openPaypalTest : t.openPaypal,
      url: test ? t.paypalTestUrl : t.paypalUrl,
      find: test ? t.findPaypalTest : t.findPaypal,
    };
  return provider === 'btcpay'
    ? { open: t.openBtcpay, url: t.btcpayUrl, find: t.findBtcpay }
    : { open: t.openCoinbase, url: t.coinbaseUrl, find: t.findCoinbase };
}

export type AccountValues = Readonly<Record<string, string>>;

/** Longer than any provider's key, and enough for one that is a whole PEM. */
const LONGEST = 4000;

/** What belongs to a provider's form, and nothing else that was sent along. */
export function readValues(provider: AccountProvider, typed: AccountValues): AccountValues {
  const values: Record<string, string> = {};
  for (const { name } of accountFields(provider)) {
    const value = (typed[name] ?? '').trim();
    if (value !== '') values[name] = value;
  }
  return values;
}

/** Split by what may be shown again and what may not. */
export function partValues(provider: AccountProvider, values: AccountValues) {
  const facts: Record<string, string> = {};
  const secrets: Record<string, string> = {};
  for (const { name, secret } of accountFields(provider))
    if (values[name] !== undefined) (secret ? secrets : facts)[name] = values[name];
  return { facts, secrets };
}

export type FieldProblem = { field: string; text: string };

const TOKENIZATION = /^(sandbox|production)_[a-z0-9]+_([a-z0-9]+)$/i;
const PRIVATE_HOST = /^(localhost|\d+\.\d+\.\d+\.\d+|\[.*\]|[^.]+|.*\.(local|internal|localhost|home|lan))$/i;

/** A server of the venue's own: one that everybody can reach, and nothing inside the house of this one. */
function addressProblem(text: string): string | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return t.notHttps;
  return PRIVATE_HOST.test(url.hostname) ? t.notPublic : undefined;
}

/** A browser key of another account, or of play money, would take cards that this account can't charge. */
function tokenizationProblem(values: AccountValues, mode: AccountMode): string | undefined {
  const [, itsMode, merchant] = TOKENIZATION.exec(values['tokenization_key'] ?? '') ?? [];
  if (itsMode === undefined) return t.notTokenization;
  if (itsMode !== mode) return mode === 'production' ? t.keyOfSandbox : t.keyOfProduction;
  return merchant === values['merchant_id'] ? undefined : t.keyOfAnother;
}

/** These stand in addresses of the provider. */
const IDS: ReadonlySet<string> = new Set(['merchant_id', 'store_id']);
const ID = /^[\w-]+$/;

/** The first thing that has to be mended before a provider is asked; `kept` are secrets that stay as they are. */
export function valuesProblem(
  account: { provider: AccountProvider; mode: AccountMode; values: AccountValues },
  known: { kept: ReadonlySet<string>; trustedAddress: string | undefined },
): FieldProblem | undefined {
  const { provider, mode, values } = account;
  for (const { name, label, required, secret } of accountFields(provider)) {
    const value = values[name] ?? '';
    if (value.length > LONGEST) return { field: name, text: t.tooLong({ label }) };
    if (required && value === '' && !(secret && known.kept.has(name)))
      return { field: name, text: t.missing({ label }) };
  }
  const odd = accountFields(provider).find(({ name }) => IDS.has(name) && !ID.test(values[name] ?? ''));
  if (odd) return { field: odd.name, text: t.oddId({ label: odd.label }) };
  if (provider === 'braintree') {
    const text = tokenizationProblem(values, mode);
    return text === undefined ? undefined : { field: 'tokenization_key', text };
  }
  const url = values['url'] ?? '';
  if (provider !== 'btcpay' || url.replace(/\/$/, '') === known.trustedAddress) return undefined;
  const text = addressProblem(url);
  return text === undefined ? undefined : { field: 'url', text };
}

/** Whether it is still the same account at the provider: what was paid through it goes back through it. */
export const isSameAccount = (
  provider: AccountProvider,
  before: AccountValues,
  after: AccountValues,
): boolean =>
  accountFields(provider).every(({ name, fixed }) => !fixed || (before[name] ?? '') === (after[name] ?? ''));

const SHOWN = 4;
/** Short ones would be half told by their last digits. */
const LONG_ENOUGH = 12;
/** What may be told of a secret, so that people can tell which one it is. */
export const endingOf = (secret: string): string =>
  secret.length < LONG_ENOUGH ? '' : secret.replace(/\s+$/, '').slice(-SHOWN);

type Placed = { venue_id: number | null; method: string };

/** Through which account each kind of payment goes at a venue: its own, else its organisation's. */
export function accountsAt<A extends Placed>(
  accounts: readonly A[],
  venueId: number,
): ReadonlyMap<string, A> {
  const found = new Map<string, A>();
  for (const account of accounts.filter(({ venue_id: at }) => at === null || at === venueId))
    if (account.venue_id !== null || !found.has(account.method)) found.set(account.method, account);
  return found;
}

export type TestResult = 'ok' | 'refused' | 'silent';

/** What became of a press of the button, in words for whoever pressed it. */
export function testText(provider: AccountProvider, result: TestResult): string {
  const name = providerName(provider);
  if (result === 'ok') return t.testOk({ name });
  return result === 'refused' ? t.testRefused({ name }) : t.testSilent({ name });
}

export const providerName = (provider: AccountProvider): string => t[provider];

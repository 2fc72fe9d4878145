import { describe, expect, test } from 'vitest';
import {
  accountFields,
  accountGuide,
  accountModes,
  accountProviders,
  accountsAt,
  endingOf,
  isSameAccount,
  partValues,
  readValues,
  testText,
  valuesProblem,
} from '#payments/accounts';

const KEYS = {
  merchant_id: 'banksia',
  public_key: 'public',
  private_key: 'a very private key',
  tokenization_key: 'sandbox_test_banksia',
};
const fresh = { kept: new Set<string>(), trustedAddress: undefined };
const problem = (more: object, known = fresh) =>
  valuesProblem({ provider: 'braintree', mode: 'sandbox', values: { ...KEYS, ...more } }, known);

test.each(accountProviders)(
  'says where an account at %s is opened, and where each key is found',
  (provider) => {
    for (const mode of accountModes) {
      const { open, url, find } = accountGuide(provider, mode);
      expect([open, find]).not.toContain('');
      expect(URL.parse(url)?.protocol).toBe('https:');
    }
    expect(accountFields(provider).filter(({ note = '' }) => note === '')).toEqual([]);
  },
);

test('play money has a place of its own to sign up at', () => {
  expect(accountGuide('braintree', 'sandbox').url).not.toBe(accountGuide('braintree', 'production').url);
  expect(accountGuide('paypal', 'sandbox').url).not.toBe(accountGuide('paypal', 'production').url);
});

describe('the form of a provider', () => {
  test('keeps what it asks for, and splits off what may not be shown again', () => {
    const values = readValues('braintree', {
      ...KEYS,
      private_key: ' key ',
      evil: 'x',
      google_pay_merchant_id: ' ',
    });
    expect(partValues('braintree', values)).toEqual({
      facts: { merchant_id: 'banksia', public_key: 'public', tokenization_key: 'sandbox_test_banksia' },
      secrets: { private_key: 'key' },
    });
  });

  test('says what is missing, unless a secret stays as it is', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ private_key: '' })).toEqual({ field: 'private_key', text: 'Enter the Private key' });
    expect(problem({ private_key: '' }, { ...fresh, kept: new Set(['private_key']) })).toBeUndefined();
    expect(problem({ public_key: '' }, { ...fresh, kept: new Set(['public_key']) })?.field).toBe(
      'public_key',
    );
    expect(problem({ private_key: 'x'.repeat(4001) })?.text).toBe('The Private key is too long');
  });

  test('does not take an id that would lead to another address of the provider', () => {
    expect(problem({ merchant_id: '..' })?.field).toBe('merchant_id');
    expect(problem({ merchant_id: 'a/b' })?.text).toBe(
      'The Merchant ID has letters, digits, hyphens and underscores only',
    );
  });

  test.each([
    ['banksia', 'A tokenization key looks like sandbox_abc123_yourmerchantid'],
    ['production_test_banksia', 'That’s a production key. Test payments need a sandbox key'],
    ['sandbox_test_grevillea', 'That key belongs to another merchant ID'],
  ])('does not take the browser key %s', (key, text) => {
    expect(problem({ tokenization_key: key })).toEqual({ field: 'tokenization_key', text });
  });

  test.each([
    'http://pay.example.com',
    'https://user:pass@pay.example.com',
    'https://localhost',
    'https://127.0.0.1',
    'https://[::1]',
    'https://printer',
    'https://db.internal',
    'nonsense',
  ])('does not take %s for a server of the venue', (url) => {
    const values = { url, store_id: 'store', api_key: 'key' };
    const account = { provider: 'btcpay', mode: 'production', values } as const;
    expect(valuesProblem(account, fresh)?.field).toBe('url');
    expect(valuesProblem(account, { ...fresh, trustedAddress: url })).toBeUndefined();
  });

  test('takes a server that everybody can reach', () => {
    const values = { url: 'https://pay.example.com', store_id: 'store', api_key: 'key' };
    expect(valuesProblem({ provider: 'btcpay', mode: 'production', values }, fresh)).toBeUndefined();
  });
});

test('another merchant is another account; other keys are not', () => {
  expect(isSameAccount('braintree', KEYS, { ...KEYS, public_key: 'newer' })).toBe(true);
  expect(isSameAccount('braintree', KEYS, { ...KEYS, merchant_id: 'grevillea' })).toBe(false);
  expect(isSameAccount('btcpay', { url: 'a', store_id: 'b' }, { url: 'a', store_id: 'c' })).toBe(false);
});

test('tells the end of a long secret, and nothing of a short one', () => {
  expect(endingOf('0123456789abcdef')).toBe('cdef');
  expect(endingOf('0123456789abcdef\n')).toBe('cdef');
  expect(endingOf('short')).toBe('');
});

test('a venue is paid through its own account, else through its organisation’s', () => {
  const [own, all, other, coins] = [
    { venue_id: 7, method: 'card' },
    { venue_id: null, method: 'card' },
    { venue_id: 8, method: 'card' },
    { venue_id: null, method: 'CB' },
  ];
  for (const accounts of [
    [own, all, other, coins],
    [coins, other, all, own],
  ]) {
    expect(Object.fromEntries(accountsAt(accounts, 7))).toEqual({ card: own, CB: coins });
    expect(Object.fromEntries(accountsAt(accounts, 9))).toEqual({ card: all, CB: coins });
  }
  expect(accountsAt([own], 9).size).toBe(0);
});

test('says in plain words what the provider said', () => {
  expect(testText('paypal', 'ok')).toBe('PayPal accepted these keys');
  expect(testText('paypal', 'refused')).toBe('PayPal didn’t accept these keys. Check them and try again');
  expect(testText('btcpay', 'silent')).toBe('BTCPay Server didn’t answer. Try again in a minute');
});

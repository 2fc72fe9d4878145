import { expect, test } from 'vitest';
import { readConfig } from '#config';

test('takes sensible values from an empty environment', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    production: false,
    databaseUrl: undefined,
    defaultBrand: undefined,
  });
});

test('names every variable that is wrong, at once', () => {
  const read = () => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
  expect(read).toThrow(/PORT is not a number[^]*DATABASE_URL is not a postgres:\/\/ address[^]*LOG_LEVEL/);
});

test('tells a wrong address for error reports before anything is lost to it', () => {
  for (const ERROR_REPORT_DSN of [
    'errors.example.com',
    'https://errors.example.com/1',
    'https://key@errors.example.com',
  ])
    expect(() => readConfig({ ERROR_REPORT_DSN })).toThrow(
      /ERROR_REPORT_DSN is not a DSN like https:\/\/key@/,
    );
  expect(readConfig({}).errorReportDsn).toBeUndefined();
});

test('takes the keys and addresses of others, and its own, from the environment [ACC-013]', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '8080',
    PUBLIC_URL: 'https://order.example.com',
    GOOGLE_MAPS_KEY: 'maps-key',
    GOOGLE_MAPS_URL: 'https://maps.example.com',
    GOOGLE_CLIENT_IDS: 'google.id',
    GOOGLE_KEYS_URL: 'https://keys.example.com',
    ERROR_REPORT_DSN: 'https://key@errors.example.com/1',
    MAIL_URL: 'smtp://mail.example.com',
  });
  expect(config).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: 'https://order.example.com',
    googleMapsKey: 'maps-key',
    googleMapsUrl: 'https://maps.example.com',
    social: { google: { clientIds: ['google.id'], keysUrl: 'https://keys.example.com' } },
    errorReportDsn: 'https://key@errors.example.com/1',
    mailUrl: 'smtp://mail.example.com',
  });
});

test('counts an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test('reads lists of client ids, and offers texts only with a whole account', () => {
  const { social, twilio } = readConfig({
    APPLE_CLIENT_IDS: 'web.id, app.id,',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'token',
  });
  expect(social.apple).toEqual({
    clientIds: ['web.id', 'app.id'],
    keysUrl: 'https://appleid.apple.com/auth/keys',
    authoriseUrl: 'https://appleid.apple.com/auth/authorize',
  });
  expect(social.google.clientIds).toEqual([]);
  expect(twilio).toEqual({
    url: 'https://api.twilio.com',
    accountSid: 'AC1',
    authToken: 'token',
    from: 'Servery',
  });
  expect(readConfig({ TWILIO_ACCOUNT_SID: 'AC1' }).twilio).toBeUndefined();
});

test('loads Google’s own script only where the card provider is the vendor itself', () => {
  const keys = { GOOGLE_PAY_MERCHANT_ID: 'BCR2DN4T', BRAINTREE_MERCHANT_ID: 'shop' };
  const environmentOf = (more: Record<string, string>) =>
    readConfig({ ...keys, ...more }).payments.googlePay?.environment;
  expect(environmentOf({})).toBe('TEST');
  expect(environmentOf({ PAYMENT_ENVIRONMENT: 'production' })).toBe('PRODUCTION');
  expect(environmentOf({ BRAINTREE_URL: 'http://localhost:3001/braintree' })).toBe('');
  expect(readConfig({}).payments).toMatchObject({ googlePay: undefined, applePay: undefined });
});

test.each([
  [undefined, false],
  ['0', false],
  ['10.0.0.0/8, loopback', ['10.0.0.0/8', 'loopback']],
  ['2001:db8::/32,192.0.2.1', ['2001:db8::/32', '192.0.2.1']],
])('TRUST_PROXY %s', (TRUST_PROXY, trustProxy) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
});

test.each(['true', 'yes', '1', '-1', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.internal', '*'])(
  'TRUST_PROXY %s is refused, with words that help',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(
      /TRUST_PROXY is not a list of the addresses[^]*10\.0\.0\.0\/8/,
    );
  },
);

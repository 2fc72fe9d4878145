import { expect, test } from 'vitest';
import { authenticator, type Wish } from '../../testing/authenticator.ts';
import { challengeIn, counterOf, readRegistration } from '#safety/passkey';
import type { NewPasskey } from '#stores/passkeys';

const ORIGIN = 'https://console.example.com:8443';
const HOST = 'console.example.com:8443';

type Phone = ReturnType<typeof authenticator>;

const registered = (phone: Phone, wish: Wish = {}, host = HOST): NewPasskey | undefined => {
  const { client_data, authenticator_data, public_key } = phone.create('asked', wish);
  return readRegistration(
    { clientData: client_data, authenticatorData: authenticator_data, publicKey: public_key },
    host,
  );
};

const passkeyOf = (phone: Phone): NewPasskey => {
  const made = registered(phone);
  if (!made) throw new Error('no passkey was made');
  return made;
};

const counted = (phone: Phone, passkey: NewPasskey, wish: Wish = {}): number | undefined => {
  const { client_data, authenticator_data, signature } = phone.get('asked', wish);
  return counterOf({ clientData: client_data, authenticatorData: authenticator_data, signature }, passkey);
};

test.each(['ES256', 'EdDSA', 'RS256'] as const)('takes a passkey that signs by %s', (kind) => {
  const phone = authenticator(ORIGIN, { kind });
  const passkey = passkeyOf(phone);
  expect(passkey).toMatchObject({
    credentialId: phone.credentialId,
    host: 'console.example.com',
    counter: 0,
  });
  expect(counted(phone, passkey)).toBe(0);
});

test('takes no weak key, and nothing that is no key', () => {
  expect(registered(authenticator(ORIGIN, { kind: 'RS256', bits: 1024 }))).toBeUndefined();
  const { client_data, authenticator_data } = authenticator(ORIGIN).create('asked');
  for (const publicKey of ['', 'AAAA'])
    expect(
      readRegistration({ clientData: client_data, authenticatorData: authenticator_data, publicKey }, HOST),
    ).toBeUndefined();
});

/** All that a browser says of a page that is not ours, or of somebody who was not asked. */
const WRONG: Record<string, Wish> = {
  'of another page': { origin: 'https://console.example.org:8443' },
  'of a neighbour under the same domain': { origin: 'https://x.console.example.com:8443' },
  'for another host': { host: 'example.com' },
  'of a page inside another': { crossOrigin: true },
  'of another kind': { type: 'payment.get' },
  'without asking who is there': { flags: 0x01 },
  'with nobody there': { flags: 0x04 },
  'of no page at all': { origin: 'null' },
};

test.each(Object.entries(WRONG))('refuses what is %s', (_what, wish) => {
  const phone = authenticator(ORIGIN);
  expect(registered(phone, wish)).toBeUndefined();
  expect(counted(phone, passkeyOf(phone), wish)).toBeUndefined();
});

test('is made for the page that it was made on alone', () => {
  expect(registered(authenticator(ORIGIN), {}, 'other.example.com')).toBeUndefined();
});

test('refuses what another key signed, what was changed since, and what is no answer', () => {
  const phone = authenticator(ORIGIN);
  const passkey = passkeyOf(phone);
  const other = passkeyOf(authenticator(ORIGIN));
  expect(counted(phone, { ...passkey, publicKey: other.publicKey })).toBeUndefined();
  const { client_data, authenticator_data, signature } = phone.get('asked');
  const said = { clientData: client_data, authenticatorData: authenticator_data, signature };
  expect(counterOf(said, passkey)).toBe(0);
  const changed = phone.get('another').client_data;
  expect(counterOf({ ...said, clientData: changed }, passkey)).toBeUndefined();
  for (const part of ['clientData', 'authenticatorData', 'signature'] as const)
    expect(counterOf({ ...said, [part]: '' }, passkey)).toBeUndefined();
});

test('knows a copy by its counter', () => {
  const phone = authenticator(ORIGIN);
  const passkey = passkeyOf(phone);
  phone.held.counter = 5;
  expect(counted(phone, { ...passkey, counter: 4 })).toBe(5);
  expect(counted(phone, { ...passkey, counter: 5 })).toBeUndefined();
  phone.held.counter = 0;
  expect(counted(phone, { ...passkey, counter: 5 })).toBeUndefined();
});

test('reads the challenge that an answer is for', () => {
  const phone = authenticator(ORIGIN);
  expect(challengeIn(phone.get('asked').client_data, 'webauthn.get')).toBe('asked');
  expect(challengeIn(phone.get('asked').client_data, 'webauthn.create')).toBe('');
  expect(challengeIn('!', 'webauthn.get')).toBe('');
});

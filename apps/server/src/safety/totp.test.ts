import { qrCode } from '@servery/domain/printing/qr';
import { expect, test } from 'vitest';
import { base32, codeOfStep, newTotpSecret, stepAt, stepOfCode, totpUri } from '#safety/totp';

const SECRET = base32(Buffer.from('12345678901234567890'));

// RFC 6238, appendix B, SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('gives at second %i the code that RFC 6238 gives', (second, code) => {
  expect(codeOfStep(SECRET, stepAt(second * 1000), 8)).toBe(code);
});

// RFC 4648, chapter 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %s in base 32 as RFC 4648 does', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test('takes the code of this half minute, the one before and the one after, and no other', () => {
  const now = 1_800_000_015_000;
  const at = stepAt(now);
  for (const step of [at - 1, at, at + 1])
    expect(stepOfCode(SECRET, codeOfStep(SECRET, step), now)).toBe(step);
  for (const step of [at - 2, at + 2])
    expect(stepOfCode(SECRET, codeOfStep(SECRET, step), now)).toBeUndefined();
  expect(stepOfCode(SECRET, '', now)).toBeUndefined();
  expect(stepOfCode(SECRET, 'ä23456', now)).toBeUndefined();
});

test('makes secrets of 160 bits, and an address that an app can scan', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  expect(totpUri(secret, { issuer: 'Servery & Co', email: 'a+b@b.example' })).toBe(
    `otpauth://totp/Servery%20%26%20Co:a%2Bb@b.example?secret=${secret}`,
  );
});

test('can be scanned however long the address is', () => {
  const secret = newTotpSecret();
  for (const length of [1, 30, 42, 43, 240]) {
    const uri = totpUri(secret, { issuer: 'Servery', email: `${'a'.repeat(length)}@example.com` });
    expect(qrCode(uri)).toBeDefined();
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  }
});

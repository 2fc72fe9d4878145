import { expect, test } from 'vitest';
import { failureText } from '#messages/failures';
import { googleError, identityTexts, loginError, loginResult } from '#messages/identity-texts';

test('says what Google’s errors are, by code, by details, or plainly', () => {
  expect(googleError({ code: 10, details: 'x' })).toBe('Error 10: Firebase SHA key missing or incorrect');
  expect(googleError({ code: 7, details: 'network' })).toBe('Google Login error: network');
  expect(googleError({})).toBe('Error logging in with Google.');
});

test('the server says the same as the page', () => {
  expect(failureText('google_failed', { reason: 'network' })).toBe(googleError({ details: 'network' }));
  expect(failureText('apple_failed', { reason: 'no' })).toBe(loginError('no'));
  expect(failureText('apple_insufficient')).toBe(identityTexts.appleInsufficient);
  expect(failureText('apple_expired')).toBe(identityTexts.appleExpired);
  expect(failureText('google_unknown')).toBe(identityTexts.googleUnknown);
  expect(loginResult('ok')).toBe('Login result: ok');
});

test('says each thing once', () => {
  const all = Object.values(identityTexts);
  expect(new Set(all).size).toBe(all.length);
});

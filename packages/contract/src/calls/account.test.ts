import { expect, test } from 'vitest';
import { customerAccount, login, logout } from '#calls/account';
import { type Sample, throughForm } from '#testing/through-form';

const signIn = { method: 'email', email: 'mia@example.com', password: 'pass & word=+%', remember_me: 1 };

test('signs in by email and password', () => {
  expect(throughForm(login, signIn)).toEqual(signIn);
});

test.each<[string, Sample, string]>([
  ['an unknown way to sign in', { method: 'carrier-pigeon' }, 'method is not a way to sign in here'],
  ['a sign-in without an email', { email: '' }, 'email is missing'],
  ['a sign-in without a password', { password: undefined }, 'password is missing'],
  ['a password without end', { password: 'x'.repeat(201) }, 'password is longer than 200 characters'],
  ['an email without end', { email: 'x'.repeat(255) }, 'email is longer than 254 characters'],
  ['remember me in words', { remember_me: 'yes' }, 'remember_me is not 0 or 1'],
])('refuses %s', (_what, change, message) => {
  expect(throughForm(login, { ...signIn, ...change })).toBe(message);
});

test('asks for the account with an optional component, and answers customer and account [ACC-261]', () => {
  expect(throughForm(customerAccount, {})).toEqual({});
  expect(throughForm(customerAccount, { component: 'MyAccount' })).toEqual({ component: 'MyAccount' });
  expect(throughForm(customerAccount, { component: 'x'.repeat(61) })).toBe(
    'component is longer than 60 characters',
  );
  expect(Object.keys(customerAccount.output.shape)).toEqual(['customer', 'account']);
});

test('asks for the account of nobody but the one who is signed in', () => {
  expect(customerAccount.who).toBe('signed-in');
});

test('signs out with no payload [ACC-268]', () => {
  expect(throughForm(logout, {})).toEqual({});
});

test('lets a sign-in be tried less often than any other call', () => {
  expect(login.perMinute).toBeLessThan(logout.perMinute);
});

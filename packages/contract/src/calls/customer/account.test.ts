import { expect, test } from 'vitest';
import { customerAccount, logout } from '#calls/customer/account';
import { login } from '#calls/customer/sign-in';
import { throughForm } from '#testing/through-form';

test('asks for the account with an optional component, and answers customer and account [ACC-261]', () => {
  expect(throughForm(customerAccount, {})).toEqual({});
  expect(throughForm(customerAccount, { component: 'MyAccount' })).toEqual({ component: 'MyAccount' });
  expect(throughForm(customerAccount, { component: 'x'.repeat(61) })).toBe(
    'component is longer than 60 characters',
  );
  expect(Object.keys(customerAccount.output.shape)).toEqual(['customer', 'account']);
});

test('asks for the account of nobody but the one who is signed in', () => {
  expect([customerAccount.can, customerAccount.scope]).toEqual(['signed_in', 'own']);
});

test('signs out with no payload, and answers nothing [ACC-268 ACC-269]', () => {
  expect(throughForm(logout, {})).toEqual({});
  expect(Object.keys(logout.output.shape)).toEqual([]);
});

test('lets a sign-in be tried less often than any other call', () => {
  expect(login.perMinute).toBeLessThan(logout.perMinute);
});

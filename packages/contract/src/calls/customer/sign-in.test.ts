import { expect, test } from 'vitest';
import { login, loginByUrl, thirdPartyUser } from '#calls/customer/sign-in';
import { type Sample, throughForm } from '#testing/through-form';

const byEmail = { method: 'email', email: 'mia@example.com', password: 'pass & word=+%', remember_me: 1 };
const byMobile = {
  method: 'mobile',
  mobile: '0491 570 156',
  mobile_metadata: { country_code: 'AU', dial_code: '61' },
  pin: '246810',
  remember_me: 0,
};
const byApple = { method: 'apple', payload: { id_token: 'a.b.c', user: '{"name":{}}', state: 's1' } };
const byGoogle = { method: 'google', payload: { credential: 'a.b.c', nonce: 'n1' }, remember_me: 1 };

test.each<[string, Sample]>([
  ['email and password', byEmail],
  ['mobile and PIN', byMobile],
  ['Apple', byApple],
  ['Google', byGoogle],
])('signs in by %s', (_way, sample) => {
  expect(throughForm(login, sample)).toEqual(sample);
});

test('answers id, email, status, menu name and eftpos', () => {
  const { eftpos, ...others } = login.output.shape;
  expect(Object.keys(others)).toEqual(['id', 'email', 'status', 'menu_name', 'customer']);
  expect(Object.keys(eftpos.shape)).toEqual(['is_eftpos_enabled', 'eftpos_provider']);
});

test.each<[string, Sample, string]>([
  ['an unknown way to sign in', { method: 'carrier-pigeon' }, 'method is not a way to sign in here'],
  ['no way at all', { method: undefined }, 'method is not a way to sign in here'],
  ['a sign-in without an email', { email: '' }, 'email is missing'],
  ['a sign-in without a password', { password: undefined }, 'password is missing'],
  ['a password without end', { password: 'x'.repeat(201) }, 'password is longer than 200 characters'],
  ['an email without end', { email: 'x'.repeat(255) }, 'email is longer than 254 characters'],
  ['remember me in words', { remember_me: 'yes' }, 'remember_me is not 0 or 1'],
  ['a PIN for an email', { method: 'mobile' }, 'mobile is missing; pin is missing'],
  ['Apple without what Apple said', { method: 'apple' }, 'payload is missing'],
])('refuses %s', (_what, change, message) => {
  expect(throughForm(login, { ...byEmail, ...change })).toBe(message);
});

test('takes a sid, or a user id with its token, from a link', () => {
  expect(throughForm(loginByUrl, { sid: 'abc' })).toEqual({ sid: 'abc' });
  const link = { userid: '7', usertoken: 'abc' };
  expect(throughForm(loginByUrl, link)).toEqual(link);
});

test('a third party signs in with user id, token, the device and what push knows of it', () => {
  const sample = {
    method: 'login',
    userid: '7',
    usertoken: 'abc',
    device_platform: 'iOS',
    device_uuid: 'F00',
    pn_data: { provider: 'onesignal', subId: 'sub' },
  };
  expect(throughForm(thirdPartyUser, sample)).toEqual(sample);
  expect(throughForm(thirdPartyUser, { ...sample, method: 'logout' })).toBe('method is not login');
  expect(throughForm(thirdPartyUser, { ...sample, usertoken: '' })).toBe('usertoken is missing');
});

import { expect, test } from 'vitest';
import { login } from '#calls/customer/sign-in';
import { forgotLogin, register, resetPassword } from '#calls/customer/sign-up';
import { throughForm } from '#testing/through-form';

test('signs up with name, email, mobile, both passwords, country, state and method', () => {
  const sample = {
    name: 'Mia Lim',
    email: 'mia@example.com',
    mobile: '0491 570 156',
    mobile_metadata: { country_code: 'AU' },
    password1: 'secret & more',
    password2: 'secret & more',
    country_code: 'AU',
    state: 'WA',
    method: 'email',
  };
  expect(throughForm(register, sample)).toEqual(sample);
  expect(register.output).toBe(login.output);
});

test('asks for a reset by mobile or by email', () => {
  const byMobile = { login_type: 'mobile', mobile: '0491570156', mobile_metadata: { dial_code: '61' } };
  expect(throughForm(forgotLogin, byMobile)).toEqual({ ...byMobile, email: '' });
  const byEmail = { login_type: 'email', email: 'mia@example.com' };
  expect(throughForm(forgotLogin, byEmail)).toMatchObject(byEmail);
  expect(throughForm(forgotLogin, { login_type: 'pigeon' })).toBe('login_type is not mobile or email');
  expect(Object.keys(forgotLogin.output.shape)).toEqual([]);
});

test('resets with user id, reset auth and the new password twice', () => {
  const sample = { user_id: '7', reset_auth: 'abc', new_password: 'secret', confirm_password: 'secret' };
  expect(throughForm(resetPassword, sample)).toEqual(sample);
  const pin = { user_id: '7', reset_auth: 'abc', new_pin: '123456', confirm_pin: '123456' };
  expect(throughForm(resetPassword, pin)).toMatchObject(pin);
  expect(throughForm(resetPassword, { ...sample, reset_auth: '' })).toBe('reset_auth is missing');
  expect(Object.keys(resetPassword.output.shape)).toEqual([]);
});

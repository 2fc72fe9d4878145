import { signUpDefaults } from '@servery/domain/identity/sign-up';
import { expect, test } from 'vitest';
import { problemsOf, type SignUpTyped, wholeForm } from '#features/sign-in/sign-up-problems.ts';

const nothing: SignUpTyped = {
  name: '',
  mobile: '',
  email: '',
  password: '',
  country_code: signUpDefaults.country_code,
  state: signUpDefaults.state,
};
const mia: SignUpTyped = {
  ...nothing,
  name: 'Mia Lim',
  mobile: '0491 570 110',
  email: 'mia@example.com',
  password: 'a fine secret',
};

test('every field that is empty says so', () => {
  const required = 'This field is required';
  expect(problemsOf(nothing)).toEqual({
    name: required,
    mobile: required,
    email: required,
    password: required,
  });
  expect(problemsOf(mia)).toEqual({});
});

test('what is wrong is told beside its field, though another is still empty', () => {
  expect(problemsOf({ ...mia, name: '', password: 'short' })).toEqual({
    name: 'This field is required',
    password: 'Has to be at least 6 characters long',
  });
  expect(problemsOf({ ...mia, email: 'mia@' }).email).toBe('Enter a valid email address');
  expect(problemsOf({ ...mia, mobile: '12' }).mobile).toBe('Enter a valid phone number');
  expect(problemsOf({ ...mia, name: 'Mi' }).name).toBe('Has to be at least 3 characters long');
});

test('a state goes along for Australia alone', () => {
  expect(wholeForm(mia)).toMatchObject({
    state: 'WA',
    password1: 'a fine secret',
    password2: 'a fine secret',
  });
  expect(wholeForm({ ...mia, country_code: 'NZ' }).state).toBe('');
  expect(problemsOf({ ...mia, state: '' }).state).toBe('This field is required');
  expect(problemsOf({ ...mia, country_code: 'NZ', state: '', mobile: '021 000 0000' })).toEqual({});
});

import { expect, test } from 'vitest';
import { checkEntry } from '#features/sign-in/check-entry.ts';

test('asks for what is missing, beside the field', () => {
  expect(checkEntry({ email: ' ', password: '' })).toEqual({
    email: 'Enter your email address',
    password: 'Enter your password',
  });
  expect(checkEntry({ email: 'owner', password: 'x' })).toEqual({ email: 'Enter a valid email address' });
});

test('has nothing to say to a full entry', () => {
  expect(checkEntry({ email: ' owner@example.com ', password: ' ' })).toEqual({});
});

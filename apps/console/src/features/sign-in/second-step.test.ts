import { expect, test } from 'vitest';
import { secondStepOf } from '#features/sign-in/second-step.ts';

const failed = (code: string, details: object) =>
  Object.assign(new Error('no'), {
    failure: { ok: false, code, message: 'no', details: { code, ...details } },
  });

test('reads what is asked for after the password', () => {
  expect(secondStepOf(failed('second_step', { token: 'abc', app: 1, passkey: 0 }))).toEqual({
    token: 'abc',
    code: true,
    passkey: false,
  });
  expect(secondStepOf(failed('second_step', { token: 'abc', app: 0, passkey: 1 }))).toEqual({
    token: 'abc',
    code: false,
    passkey: true,
  });
});

test('finds nothing in a sign-in that was refused for good', () => {
  expect(secondStepOf(failed('wrong_login', { token: 'abc' }))).toBeUndefined();
  expect(secondStepOf(failed('second_step', {}))).toBeUndefined();
  expect(secondStepOf(new Error('no'))).toBeUndefined();
  expect(secondStepOf(null)).toBeUndefined();
});

import { expect, test } from 'vitest';
import {
  CONSOLE_PASSWORD_LEAST,
  consolePasswordProblem,
  PASSWORD_LEAST,
  passwordProblem,
  PIN_DIGITS,
  pinProblem,
} from '#identity/secrets';
import { failureText } from '#messages/failures';

test('a password is required, has at least 6 characters and is the same twice', () => {
  const said = (password: string, again: string) => {
    const problem = passwordProblem(password, again);
    return problem && failureText(problem.code);
  };
  expect(PASSWORD_LEAST).toBe(6);
  expect(said('', '')).toBe('This field is required');
  expect(said('abcde', 'abcde')).toBe('Has to be at least 6 characters long');
  expect(said('abcdef', '')).toBe('This field is required');
  expect(said('abcdef', 'abcdeF')).toBe('Passwords do not match');
  expect(said('abcdef', 'abcdef')).toBeUndefined();
});

test('a password for the console has at least 8 characters, and follows the other rules', () => {
  const said = (password: string, again: string) => {
    const problem = consolePasswordProblem(password, again);
    return problem && failureText(problem.code);
  };
  expect(CONSOLE_PASSWORD_LEAST).toBe(8);
  expect(said('', '')).toBe('This field is required');
  expect(said('abcdefg', 'abcdefg')).toBe('Use at least 8 characters');
  expect(said('abcdefgh', 'abcdefgH')).toBe('Passwords do not match');
  expect(said('abcdefgh', 'abcdefgh')).toBeUndefined();
});

test.each(['12345', '1234567', '12345x', '１２３４５６', ' 123456', '123456\n'])(
  'a PIN is six digits, not %j',
  (pin) => {
    expect(pinProblem(pin, pin)).toEqual({ code: 'pin_digits', field: 'pin' });
  },
);

test('a PIN is required, and the same twice', () => {
  expect(PIN_DIGITS).toBe(6);
  expect(pinProblem('', '')).toEqual({ code: 'field_required', field: 'pin' });
  expect(pinProblem('123456', '')).toEqual({ code: 'field_required', field: 'again' });
  expect(pinProblem('123456', '123457')).toEqual({ code: 'pins_differ', field: 'again' });
  expect(failureText('pins_differ')).toBe('PINs do not match');
  expect(pinProblem('123456', '123456')).toBeUndefined();
});

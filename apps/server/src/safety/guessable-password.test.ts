import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CONSOLE_PASSWORD_LEAST, PASSWORD_LEAST } from '@servery/domain/identity/secrets';
import { expect, test } from 'vitest';
import { signUpForm } from '../../testing/identity.ts';
import { inEachServery } from '../../testing/servery.ts';
import { isGuessable } from '#safety/guessable-password';

const list = gunzipSync(readFileSync(join(import.meta.dirname, 'common-passwords.txt.gz')))
  .toString('utf8')
  .trim()
  .split('\n');
const NAMES = ['Banksia Kitchen', 'grace.hopper@example.com', 'Grace Hopper'];

test('the list has more than 3000 that are long enough for each of the two rules', () => {
  for (const least of [PASSWORD_LEAST, CONSOLE_PASSWORD_LEAST])
    expect(list.filter((each) => each.length >= least).length).toBeGreaterThan(3000);
  expect(list.every((each) => each === each.toLowerCase())).toBe(true);
});

test.each([
  'password',
  'PassWord1',
  '12345678',
  'qwertyuiop',
  'servery2026',
  'Banksia1!',
  'banksia-kitchen',
  'gracehopper',
  '1Hopper1',
])('%s is tried first', (password) => {
  expect(isGuessable(password, NAMES)).toBe(true);
});

test.each(['banksia-demo', 'a fine secret', 'the kitchen at night', '97081399', 'ключ от двери', '        '])(
  '%j is not',
  (password) => {
    expect(isGuessable(password, NAMES)).toBe(false);
  },
);

inEachServery(
  'a password that is tried first',
  (servery) => {
    test('is refused at sign-up and when it is changed', async () => {
      const guest = servery().person();
      const form = { ...signUpForm('new.person@example.com'), password1: 'iloveyou', password2: 'iloveyou' };
      expect(await guest.refused('Register', form)).toMatchObject({
        code: 'password_guessable',
        details: { field: 'password1' },
      });
      const member = servery().person();
      await member.call('Login', { method: 'email', email: 'member@example.com', password: 'banksia-demo' });
      const change = (password: string) => ({
        current_password: 'banksia-demo',
        new_password: password,
        confirm_password: password,
      });
      expect((await member.refused('ChangePassword', change('Banksia99'))).code).toBe('password_guessable');
      expect(await member.call('ChangePassword', change('a fine secret'))).toEqual({});
    });
  },
  { MAIL_URL: 'smtp://127.0.0.1:9' },
);

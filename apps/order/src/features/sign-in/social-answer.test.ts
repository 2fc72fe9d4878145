import { expect, test } from 'vitest';
import { answerIn, judge, type SocialAsked } from '#features/sign-in/social-answer.ts';

const asked = (provider: 'apple' | 'google'): SocialAsked => ({
  provider,
  state: 's1',
  nonce: 'n1',
  page: '/login',
  next: '/',
  remember: true,
  fromCart: false,
});
const judged = (search: Record<string, unknown>, held: SocialAsked | undefined) =>
  judge(answerIn(search)!, held);
const wordsOf = (search: Record<string, unknown>, held?: SocialAsked) => {
  const result = judged(search, held);
  return result.ok ? 'signs in' : result.words;
};

test('reads the method apple with id_token, user and state from the address of the page [ACC-081]', () => {
  const search = { method: 'apple', id_token: 'jwt', user: '{"name":{}}', state: 's1' };
  expect(judged(search, asked('apple'))).toEqual({
    ok: true,
    login: { method: 'apple', payload: { id_token: 'jwt', user: '{"name":{}}', state: 's1', nonce: 'n1' } },
  });
  expect(answerIn({ next: '/menu' })).toBeUndefined();
  expect(answerIn({ method: 'facebook' })).toBeUndefined();
});

test('takes only the answer to its own question', () => {
  const google = { method: 'google', credential: 'jwt', state: 's1' };
  const forged = 'Error logging in: we didn’t ask for this sign-in. Try again';
  expect(wordsOf(google, undefined)).toBe(forged);
  expect(wordsOf({ ...google, state: 's2' }, asked('google'))).toBe(forged);
  expect(wordsOf({ ...google, state: '' }, { ...asked('google'), state: '' })).toBe(forged);
  expect(wordsOf(google, asked('apple'))).toBe(forged);
  expect(wordsOf({ method: 'google', error: 'call 1800 555', state: 'x' }, asked('google'))).toBe(forged);
  expect(wordsOf(google, asked('google'))).toBe('signs in');
});

test('says what a provider’s answer lacks, and what went wrong there [ACC-086 ACC-088 ACC-090]', () => {
  const from = (method: 'apple' | 'google', rest: object = {}) =>
    wordsOf({ method, state: 's1', ...rest }, asked(method));
  expect(from('apple')).toBe(
    'Insufficient data from Apple to log you in. Access to your Name and Email address are required.',
  );
  expect(from('google')).toBe('Unknown response from Google.');
  expect(from('google', { error: '10' })).toBe('Error 10: Firebase SHA key missing or incorrect');
  expect(from('google', { error: 'invalid_scope' })).toBe('Google Login error: invalid_scope');
  expect(from('google', { error: ' ' })).toBe('Error logging in with Google.');
  expect(from('apple', { error: 'invalid_client' })).toBe('Error logging in: invalid_client');
  expect(from('apple', { error: 'user_cancelled_authorize' })).toBe('Login result: cancelled');
  expect(from('google', { error: 'access_denied' })).toBe('Login result: cancelled');
});

import { expect, test } from 'vitest';
import { firstVisit, identityProblem, placeholderName } from '#identity/social';
import { failureText } from '#messages/failures';

const whole = { subject: '1', email: 'a@example.com' };

test('a provider has to say who it is and an email address', () => {
  for (const provider of ['apple', 'google'] as const) {
    expect(identityProblem(provider, whole)).toBeUndefined();
    expect(identityProblem(provider, { ...whole, email: '' })).toBeDefined();
    expect(identityProblem(provider, { ...whole, subject: '' })).toBeDefined();
  }
  expect(failureText(identityProblem('google', { ...whole, email: '' }) ?? 'unexpected')).toBe(
    'Unknown response from Google.',
  );
});

test.each([
  [{ emailVerified: false, ownsEmail: true }, undefined, 'refuse'],
  [{ emailVerified: true, ownsEmail: false }, undefined, 'create'],
  [{ emailVerified: true, ownsEmail: true }, { emailVerified: true }, 'connect'],
  [{ emailVerified: true, ownsEmail: true }, { emailVerified: false }, 'confirm'],
  [{ emailVerified: true, ownsEmail: false }, { emailVerified: true }, 'confirm'],
  [{ emailVerified: false, ownsEmail: true }, { emailVerified: true }, 'refuse'],
] as const)('of %j and an account %j: %s', (identity, account, visit) => {
  expect(firstVisit(identity, account)).toBe(visit);
});

test('who has no name is called after the provider until they say otherwise', () => {
  expect([placeholderName('apple'), placeholderName('google')]).toEqual(['Apple User', 'Google User']);
});

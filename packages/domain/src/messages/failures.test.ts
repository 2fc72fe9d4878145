import { commonErrors } from '@servery/contract/envelope';
import { registry } from '@servery/contract/registry';
import { expect, test } from 'vitest';
import { type FailureCode, failureText } from '#messages/failures';

/** Everything that any failure fills in. */
const details = {
  problem: 'menu_id is missing',
  ref: 'R-1',
  wait: '15 minutes',
  provider: 'Google',
  reason: 'the token is not valid',
  text: 'Size is required',
  min: 1,
  max: 9,
  field: 'Table',
  sign: '$',
  total: '12.50',
  status: 'Ready',
  count: 2,
};
const codes = new Set<FailureCode>(commonErrors);
for (const { errors } of Object.values(registry)) for (const code of errors) codes.add(code);

test.each([...codes])('has words for %s, with nothing left to fill in', (code) => {
  const text = failureText(code, details);
  expect(text.trim().length).toBeGreaterThan(5);
  expect(text).not.toMatch(/[{}]|undefined|null|NaN|\[object/);
  expect(failureText(code)).not.toMatch(/[{}]|undefined/);
});

test('fills in the details', () => {
  expect(failureText('bad_quantity', details)).toBe('Choose a quantity between 1 and 9');
  expect(failureText('total_changed', details)).toBe(
    'The total is now $12.50. Check it and place your order again',
  );
  expect(failureText('not_allowed_now', details)).toBe('This order has moved on. It’s Ready now');
});

test('does not fill in what a detail itself holds in braces', () => {
  expect(failureText('product_unavailable', { text: '{ref} $& $1', ref: 'secret' })).toBe('{ref} $& $1');
});

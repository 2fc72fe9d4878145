import { expect, test } from 'vitest';
import { wishProblems } from '#features/orders/rules/wish.ts';

test.each([
  ['4.50', 'Late', {}],
  ['$4', 'Late', {}],
  ['four', 'Late', { amount: 'Enter an amount, like 4.50' }],
  ['16.20', 'Late', { amount: 'You can refund up to $16.19' }],
  ['0', 'Late', { amount: 'Enter more than $0.00' }],
  ['-2', 'Late', { amount: 'Enter more than $0.00' }],
  ['4.50', '', { reason: 'Choose or write a reason' }],
])('judges a refund of %s because of %j', (amount, reason, problems) => {
  expect(wishProblems({ amount, reason }, '16.19')).toEqual(problems);
});

import { expect, test } from 'vitest';
import { amountText, checkText, remedyText } from '#features/payments/rules/words.ts';

test('says what a button does, with the money it moves', () => {
  expect(remedyText({ remedy: 'refund', remedy_amount: '23.40' })).toBe('Refund $23.40');
  expect(remedyText({ remedy: 'again', remedy_amount: '4.00' })).toBe('Ask for $4.00 again');
});

test('names both amounts where the books differ', () => {
  expect(amountText({ kind: 'difference', amount: '23.40', expected: '0.00' })).toBe(
    '$23.40 at the provider, $0.00 here',
  );
  expect(amountText({ kind: 'refund', amount: '4.00', expected: '4.00' })).toBe('$4.00');
});

test.each([
  [{ state: 'waiting', checked: 0, found: 0, problem: '' }, 'Comparing…'],
  [{ state: 'done', checked: 0, found: 0, problem: '' }, 'Nothing to compare'],
  [{ state: 'done', checked: 1, found: 0, problem: '' }, '1 entry, all match'],
  [{ state: 'done', checked: 8, found: 1, problem: '' }, '8 entries, 1 differs'],
  [
    { state: 'failed', checked: 0, found: 0, problem: 'answered 503' },
    'No answer (answered 503). We’ll try again',
  ],
] as const)('tells how a comparison ended: %j', (check, text) => {
  expect(checkText(check)).toBe(text);
});

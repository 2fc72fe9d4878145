import { expect, test } from 'vitest';
import { bankAnswer } from '#features/payment/bank-answer.ts';

const frame = { name: 'the bank' } as unknown as MessageEvent['source'];
const other = { name: 'another window' } as unknown as MessageEvent['source'];

test('the bank is heard, with a nonce or without one', () => {
  expect(bankAnswer({ data: { threeDSecure: { nonce: 'n1' } }, source: frame }, frame)).toBe('n1');
  expect(bankAnswer({ data: { threeDSecure: {} }, source: frame }, frame)).toBe('');
});

test('another window is not, nor is anything while no bank asks', () => {
  const data = { threeDSecure: { nonce: 'n1' } };
  expect(bankAnswer({ data, source: other }, frame)).toBeUndefined();
  expect(bankAnswer({ data, source: null }, undefined)).toBeUndefined();
  expect(bankAnswer({ data, source: null }, null)).toBeUndefined();
});

test.each([
  null,
  'threeDSecure',
  7,
  {},
  { threeDSecure: 'n1' },
  { threeDSecure: null },
  { threeDSecure: { nonce: 7 } },
])('what has another shape is nothing: %j', (data) => {
  expect(bankAnswer({ data, source: frame }, frame)).toBeUndefined();
});

import { expect, test } from 'vitest';
import {
  arrivingMethods,
  isAmex,
  isForMembers,
  isWallet,
  methodText,
  paymentTerms,
  paymentFlow,
} from '#payments/methods';

test.each([
  ['STORE', 'later'],
  ['BANK', 'later'],
  ['INVOICE', 'later'],
  ['ZERO', 'later'],
  ['CC', 'authorise'],
  ['SAVED', 'authorise'],
  ['BALANCE', 'balance'],
  ['PP', 'redirect'],
  ['CB', 'redirect'],
] as const)('brings the money of %s: %s', (code, way) => {
  expect(paymentFlow(code)).toBe(way);
  expect(methodText(code)).not.toBe(code);
});

test('knows no way for a method that it does not know', () => {
  expect(paymentFlow('IOU')).toBeUndefined();
});

test('keeps saved card and balance for members', () => {
  expect(['SAVED', 'BALANCE', 'CC', 'STORE'].filter(isForMembers)).toEqual(['SAVED', 'BALANCE']);
});

test('says of the money what is true', () => {
  const order = { method: 'CC', paid: true, refunded: '', whole: false };
  expect(paymentTerms(order)).toBe('Paid');
  expect(paymentTerms({ ...order, refunded: '$4.00' })).toBe('Paid, $4.00 refunded');
  expect(paymentTerms({ ...order, refunded: '$16.00', whole: true })).toBe('Refunded');
  expect(paymentTerms({ ...order, method: 'STORE', paid: false })).toBe('To be paid in store');
  expect(paymentTerms({ ...order, paid: false })).toBe('To be paid');
  const calledOff = { ...order, calledOff: true };
  expect(paymentTerms({ ...calledOff, method: 'STORE', paid: false })).toBe('');
  expect(paymentTerms({ ...calledOff, paid: false, left: '$2.00' })).toBe('');
  expect(paymentTerms({ ...calledOff, refunded: '$16.00', whole: true })).toBe('Refunded');
});

test('knows American Express by each of its names', () => {
  expect(['AMEX', ' amex ', 'American Express', 'AMERICAN_EXPRESS', 'Visa', ''].map(isAmex)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('waits for money that customers send themselves, and takes the rest', () => {
  expect(arrivingMethods).toEqual(['CB']);
});

test('knows the wallets among the methods', () => {
  expect(['APPLE', 'GOOGLE', 'CC', 'SAVED', 'PP'].filter(isWallet)).toEqual(['APPLE', 'GOOGLE']);
});

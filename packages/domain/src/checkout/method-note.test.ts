import { expect, test } from 'vitest';
import { methodFigures, methodNote } from '#checkout/method-note';

const merchant = {
  surcharge_percent_cc: '1.2',
  surcharge_percent_amex: '1.9',
  surcharge_percent_paypal: '2.6',
};
const customer = { balance: '24.50', credit_card_type: 'Visa', credit_card_ending: '1111' };
const note = (code: string, { info = '', ...other }: { info?: string } & Partial<typeof merchant> = {}) =>
  methodNote({ code, info }, { merchant: { ...merchant, ...other }, customer });

test('a way of paying says what it costs before it is chosen', () => {
  expect(note('CC')).toBe('1.2% surcharge, Amex 1.9%');
  expect(note('CC', { surcharge_percent_amex: '1.2' })).toBe('1.2% surcharge');
  expect(note('CC', { surcharge_percent_amex: '0' })).toBe('1.2% surcharge');
  expect(note('CC', { surcharge_percent_cc: '0.00' })).toBe('1.9% surcharge for Amex');
  expect(note('CC', { surcharge_percent_cc: '0', surcharge_percent_amex: '0' })).toBeUndefined();
  expect(note('PP')).toBe('2.6% surcharge');
  expect(note('PP', { surcharge_percent_paypal: '0.9' })).toBe('0.9% surcharge');
  expect(note('PP', { surcharge_percent_paypal: '0' })).toBeUndefined();
  expect(note('STORE')).toBeUndefined();
});

test('a saved card and a balance say which and how much', () => {
  expect(note('SAVED')).toBe('Visa ••1111 ·\u00A01.2% surcharge');
  expect(note('BALANCE')).toBe('$24.50 available');
  const amex = { ...customer, credit_card_type: 'American Express', credit_card_ending: '0005' };
  expect(methodNote({ code: 'SAVED', info: '' }, { merchant, customer: amex })).toBe(
    'American Express ••0005 ·\u00A01.9% surcharge',
  );
  const rich = { ...customer, balance: '1250.00' };
  expect(methodNote({ code: 'BALANCE', info: '' }, { merchant, customer: rich })).toBe('$1,250.00 available');
  const unnamed = { ...customer, credit_card_type: '' };
  expect(methodNote({ code: 'SAVED', info: '' }, { merchant, customer: unnamed })).toBe(
    '••1111 ·\u00A01.2% surcharge',
  );
  const none = { ...customer, credit_card_type: '', credit_card_ending: '' };
  expect(methodNote({ code: 'SAVED', info: '' }, { merchant, customer: none })).toBe('1.2% surcharge');
});

test('the venue’s own words stand last', () => {
  expect(note('STORE', { info: 'Cash or card' })).toBe('Cash or card');
  expect(note('PP', { info: 'You leave this page' })).toBe('2.6% surcharge ·\u00A0You leave this page');
  expect(note('BALANCE', { info: 'Out of your account' })).toBe('$24.50 available');
  expect(methodFigures('PP', { merchant, customer })).toBe('2.6% surcharge');
  expect(methodFigures('STORE', { merchant, customer })).toBeUndefined();
});

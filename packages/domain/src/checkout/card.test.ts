import { expect, test } from 'vitest';
import {
  cardBrand,
  cardProblems,
  emptyCard,
  expiryOf,
  typedCsc,
  typedExpiry,
  typedName,
  typedNumber,
} from '#checkout/card';

const today = { year: 2026, month: 11 };
const visa = { name: 'MIA KOWALSKI', number: '4111 1111 1111 1111', expiry: '12 / 28', csc: '123' };
const said = (change: Partial<typeof visa>) => cardProblems({ ...visa, ...change }, today)[0];

test('writes the name on the card in capitals [CHK-106 ACC-155]', () => {
  expect(typedName('Mia Kowalski')).toBe('MIA KOWALSKI');
});

test('keeps digits alone in the card number, at most 20 of them [CHK-107 ACC-155]', () => {
  expect(typedNumber('4111-1111 1111x1111')).toBe('4111 1111 1111 1111');
  expect(typedNumber('1'.repeat(30)).replaceAll(' ', '')).toHaveLength(20);
  expect(typedNumber('378282246310005')).toBe('3782 822463 10005');
  expect(['37', '378282', '3782822463', '41111'].map(typedNumber)).toEqual([
    '37',
    '3782 82',
    '3782 822463',
    '4111 1',
  ]);
});

test('takes an expiry from this month to December 2099 [CHK-108 ACC-156]', () => {
  for (const expiry of ['11 / 26', '12 / 2026', '12 / 2099', '01/27'])
    expect(said({ expiry })).toBeUndefined();
  for (const expiry of ['10 / 26', '12 / 25']) expect(said({ expiry })?.text).toBe('This card has expired');
  for (const expiry of ['', '13 / 28', '00 / 28', '1', '01 / 2100'])
    expect(said({ expiry })).toEqual({ field: 'expiry', text: 'Enter your card’s expiry date' });
});

test('takes a security code of 3 or 4 digits, zeros in front too [CHK-109]', () => {
  for (const csc of ['000', '0123', '123']) expect(said({ csc })).toBeUndefined();
  for (const csc of ['', '12', '12a']) expect(said({ csc })?.field).toBe('csc');
  expect(typedCsc('0 12 345')).toBe('0123');
});

test('knows the brand by the first digits', () => {
  expect(['3', '34', '378282', '4111', '55', '2221', '6011', ''].map(cardBrand)).toEqual([
    '',
    'AMEX',
    'AMEX',
    'VISA',
    'MASTERCARD',
    'MASTERCARD',
    'OTHER',
    '',
  ]);
});

test('helps with the expiry while it is typed, and lets it be erased', () => {
  expect([typedExpiry('1'), typedExpiry('12'), typedExpiry('1228'), typedExpiry('7')]).toEqual([
    '1',
    '12 / ',
    '12 / 28',
    '07 / ',
  ]);
  expect(typedExpiry('12 /', '12 / ')).toBe('12');
  // A digit that takes the place of another erases nothing; and a date ends with its year.
  expect(typedExpiry('11', '12')).toBe('11 / ');
  expect([typedExpiry('12 / 2028'), typedExpiry('12 / 20289')]).toEqual(['12 / 2028', '12 / 2028']);
  expect(expiryOf('12 / 28')).toEqual({ month: '12', year: '2028' });
});

test('names the first field that is wrong, from top to bottom', () => {
  expect(said({})).toBeUndefined();
  expect(cardProblems(emptyCard, today).map(({ field }) => field)).toEqual([
    'number',
    'expiry',
    'csc',
    'name',
  ]);
  expect(said({ number: '4111 1111 1111 1112' })?.text).toBe('Enter a valid card number');
  for (const name of [' ', 'M', ' M '])
    expect(said({ name })).toEqual({ field: 'name', text: 'Enter the name on your card' });
  expect(said({ name: ' MO ' })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { holdsCardNumber, isCardNumber } from '#payments/card-number';

test.each([
  '4111111111111111',
  'my card is 4111 1111 1111 1111, thanks',
  '5555-5555-5555-4444',
  '378282246310005',
  '6011111111111117',
])('sees the card number in %j', (text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

test.each([
  '',
  'Gate code 4711',
  '0491 570 156',
  '+61 491 570 156',
  '4111111111111112',
  '1111111111111',
  '20261115',
])('sees none in %j', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

test('tells a card number from a key that happens to hold one', () => {
  expect(isCardNumber(' 4111 1111 1111 1111 ')).toBe(true);
  for (const key of ['a4111111111111111', '-31.4111111111111111', '41111111-1111-1111-9f3a-0242ac130002'])
    expect(isCardNumber(key)).toBe(false);
});

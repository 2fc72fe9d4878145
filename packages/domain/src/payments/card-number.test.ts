import { expect, test } from 'vitest';
import { holdsCardNumber, isCardNumber } from '#payments/card-number';

test.each([
  '4111111111111111',
  'my card is 4111 1111 1111 1111, thanks',
  '5555-5555-5555-4444',
  '378282246310005',
  '6011111111111117',
  '4111 1111 1111 1111 12/30',
  '12 4111 1111 1111 1111',
  '4111.1111.1111.1111',
  '41111111 11111111 12/27',
  '4111\n1111\t1111 1111',
  '4111–1111–1111–1111 123',
  '4111\u00a01111\u00a01111\u00a01111 123',
  '4111111111111111 12/30 123',
  '41111111111111111230',
  '3782 822463 10005 exp 12-30',
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
  '0491 570 156, 0491 570 157',
  '(08) 9335 1234 / 0491 570 156',
  '2026-11-15 12:30 - 2026-11-16 13:45',
  '-31.9523,115.8613',
])('sees none in %j', (text) => {
  expect(holdsCardNumber(text)).toBe(false);
});

test('tells a card number from a key that happens to hold one', () => {
  expect(isCardNumber(' 4111 1111 1111 1111 ')).toBe(true);
  for (const key of ['a4111111111111111', '-31.4111111111111111', '41111111-1111-1111-9f3a-0242ac130002'])
    expect(isCardNumber(key)).toBe(false);
});

import { expect, test } from 'vitest';
import {
  isTenderValid,
  isTokenAccepted,
  isTriedAgain,
  isUnanswered,
  mustPair,
  pollAfter,
  reasonOf,
  STATUS_TRIES,
  txnRefOf,
} from '#terminal/rules';

test('a token is accepted only if it expires more than five minutes from now [CHK-146]', () => {
  expect([299_999, 300_000, 300_001].map((left) => isTokenAccepted(1000 + left, 1000))).toEqual([
    false,
    false,
    true,
  ]);
});

test('a payment that runs is asked about each second, one that nobody answers for less and less often [CHK-150 CHK-151 CHK-254]', () => {
  expect(pollAfter(0)).toBe(1000);
  expect([1, 2, 3, 4, 5, 6].map(pollAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 16_000]);
  expect(STATUS_TRIES).toBe(5);
});

test.each([
  [408, true],
  [500, true],
  [503, true],
  [0, true],
  [200, false],
  [202, false],
  [401, false],
])(
  'a token, a pairing or a status that answers %i is tried once more: %s [CHK-154 ACC-217]',
  (status, again) => {
    expect(isTriedAgain(status, 1)).toBe(again);
    expect(isTriedAgain(status, 2)).toBe(false);
    expect(isUnanswered(status)).toBe(again);
  },
);

test('says why in the words of the vendor for 400, 401 and 404, and by its number for all others [CHK-152 ACC-216]', () => {
  expect([400, 401, 404].map((status) => reasonOf(status, ' Invalid pair code '))).toEqual(
    Array.from({ length: 3 }, () => 'Invalid pair code'),
  );
  expect(reasonOf(401, '')).toBe('Status Code 401');
  expect([202, 408, 503].map((status) => reasonOf(status, 'busy'))).toEqual([
    'Status Code 202',
    'Status Code 408',
    'Status Code 503',
  ]);
  expect(reasonOf(0, '')).toBe('The pinpad service didn’t answer');
});

test('a tender is above nothing, and not more than the total [CHK-142 CHK-143]', () => {
  expect(isTenderValid(3640, 3640)).toBe(true);
  expect(isTenderValid(1, 3640)).toBe(true);
  for (const [tender, total] of [
    [0, 3640],
    [-1, 3640],
    [3641, 3640],
    [0, 0],
  ] as const)
    expect(isTenderValid(tender, total)).toBe(false);
});

test('names a payment in the sixteen characters that the vendor takes', () => {
  expect(txnRefOf('00000001-6b0e-8f3a-9c1d-7d2f60c8b951')).toBe('9c1d7d2f60c8b951');
});

test('a screen is paired before anything is sold at it, once it has a POS ID [ACC-215]', () => {
  const eftpos = { is_eftpos_enabled: 1, eftpos_provider: 'LINKLY', pos_guid: 'p', secret: '' };
  expect(mustPair(eftpos)).toBe(true);
  expect(mustPair({ ...eftpos, is_eftpos_enabled: 0 })).toBe(false);
  expect(mustPair({ ...eftpos, eftpos_provider: 'OTHER' })).toBe(false);
  expect(mustPair({ ...eftpos, pos_guid: '' })).toBe(false);
  expect(mustPair({ ...eftpos, secret: 's' })).toBe(false);
});

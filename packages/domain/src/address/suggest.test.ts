import { expect, test } from 'vitest';
import { DEFAULT_RADIUS_KM, SEARCH_COUNTRIES, suggestsFor } from '#address/suggest';

test('suggests from the fourth character on, spaces around aside', () => {
  expect(['8 no', '8 n', '8 n ', ' 8 no '].map(suggestsFor)).toEqual([true, false, false, true]);
});

test('looks 100 km around, in Australia and New Zealand', () => {
  expect([DEFAULT_RADIUS_KM, SEARCH_COUNTRIES]).toEqual([100, ['AU', 'NZ']]);
});

import { expect, test } from 'vitest';
import { DIALS, joinMobile, shownMobile, splitMobile } from '#features/mobile-field/mobile.ts';

test('joins the dial prefix with what was typed, however it was typed', () => {
  expect(joinMobile('491 570 156', 'AU')).toBe('+61491570156');
  expect(joinMobile('0491 570 156', 'AU')).toBe('+61491570156');
  expect(joinMobile('+44 7700 900123', 'AU')).toBe('+447700900123');
});

test('offers Australia, New Zealand, Great Britain and the United States first [CHK-049 ACC-113]', () => {
  expect(DIALS.map(({ country }) => country)).toEqual(['AU', 'NZ', 'GB', 'US', '']);
  expect(joinMobile('+33 6 12 34 56 78', '')).toBe('+33612345678');
});

test('an emptied field falls back to the dial prefix of its country [CHK-061 ACC-113]', () => {
  expect(['AU', 'NZ', 'US', 'GB', ''].map((country) => joinMobile('  ', country))).toEqual([
    '+61',
    '+64',
    '+1',
    '+44',
    '+',
  ]);
  expect(splitMobile('+64', 'AU')).toEqual({ country: 'NZ', typed: '' });
});

test('splits a stored number into the two parts of the field', () => {
  expect(splitMobile('+61491570156', 'AU')).toEqual({ country: 'AU', typed: '491 570 156' });
  expect(splitMobile('+64211234567', 'AU')).toEqual({ country: 'NZ', typed: '211234567' });
  expect(splitMobile('', 'AU')).toEqual({ country: 'AU', typed: '' });
});

test('shows a number the way people at home write it', () => {
  expect(shownMobile('+61491570156', 'AU')).toBe('0491 570 156');
  expect(shownMobile('+447700900123', 'AU')).toBe('+447700900123');
  expect(shownMobile('+61', 'AU')).toBe('');
});

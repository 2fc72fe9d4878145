import { expect, test } from 'vitest';
import { joinMobile, shownMobile, splitMobile } from '#features/checkout/mobile.ts';

test('joins the dial prefix with what was typed, however it was typed', () => {
  expect(joinMobile('491 570 156', 'AU')).toBe('+61491570156');
  expect(joinMobile('0491 570 156', 'AU')).toBe('+61491570156');
  expect(joinMobile('+44 7700 900123', 'AU')).toBe('+447700900123');
  expect(joinMobile('  ', 'AU')).toBe('');
});

test('splits a stored number into the two parts of the field', () => {
  expect(splitMobile('+61491570156', 'AU')).toEqual({ country: 'AU', typed: '491 570 156' });
  expect(splitMobile('+64211234567', 'AU')).toEqual({ country: 'NZ', typed: '211234567' });
  expect(splitMobile('', 'AU')).toEqual({ country: 'AU', typed: '' });
});

test('shows a number the way people at home write it', () => {
  expect(shownMobile('+61491570156', 'AU')).toBe('0491 570 156');
  expect(shownMobile('+447700900123', 'AU')).toBe('+447700900123');
});

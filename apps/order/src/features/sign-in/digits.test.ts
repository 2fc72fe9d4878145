import { expect, test } from 'vitest';
import { digitsOf, grouped, MOBILE_TEMPLATE, PIN_TEMPLATE, pointsIn } from '#features/sign-in/digits.ts';

test('a mobile number is shown in groups of four, three and three', () => {
  expect(grouped('0491570156', MOBILE_TEMPLATE)).toBe('0491 570 156');
  expect(['0', '0491', '04915', '0491570'].map((typed) => grouped(typed, MOBILE_TEMPLATE))).toEqual([
    '0',
    '0491',
    '0491 5',
    '0491 570',
  ]);
});

test('no more digits than there are places, and nothing but digits', () => {
  expect([pointsIn(MOBILE_TEMPLATE), pointsIn(PIN_TEMPLATE)]).toEqual([10, 6]);
  expect(digitsOf('0491 570 156 99', MOBILE_TEMPLATE)).toBe('0491570156');
  expect(digitsOf('12a34-5678', PIN_TEMPLATE)).toBe('123456');
});

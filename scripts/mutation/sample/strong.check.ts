import { expect, test } from 'vitest';
import { countDown, fareOf } from './fares.ts';

test('a child pays half until it is sixteen', () => {
  expect([fareOf(15, 8), fareOf(16, 8), fareOf(17, 8)]).toEqual([4, 8, 8]);
});

test('counts down to one', () => {
  expect(countDown(3)).toEqual([3, 2, 1]);
});

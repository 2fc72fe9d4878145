import { expect, test } from 'vitest';
import { writtenPercent } from '#features/ways-to-pay/rules/percent.ts';

test.each([
  ['1.5', '1.5'],
  ['1,50 %', '1.5'],
  ['2.', '2'],
  [' 10 % ', '10'],
  ['', '0'],
  ['100', '100'],
])('%s is written %s', (typed, percent) => {
  expect(writtenPercent(typed)).toBe(percent);
});

test.each(['a', '-1', '100.01', '1.234', '1 2'])('%s is no percentage', (typed) => {
  expect(writtenPercent(typed)).toBeUndefined();
});

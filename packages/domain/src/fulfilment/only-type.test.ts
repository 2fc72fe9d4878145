import { expect, test } from 'vitest';
import { canBeHad, onlyType } from '#fulfilment/only-type';
import { sampleType } from '#testing/sample-type';

const today = sampleType({ code: 'pickup', available_today: 1, order_for_later: 0 });
const later = sampleType({ code: 'deliver', available_today: 0, order_for_later: 1 });
const never = sampleType({ code: 'table', available_today: 0, order_for_later: 0 });

test('can be had today or for later', () => {
  expect([today, later, never].map(canBeHad)).toEqual([true, true, false]);
});

test('is the only one where no other can be had', () => {
  expect(onlyType([never, later])).toBe(later);
  expect(onlyType([today, later])).toBeUndefined();
  expect(onlyType([never])).toBeUndefined();
});

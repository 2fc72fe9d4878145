import { expect, test } from 'vitest';
import type { PromoProblem } from '#promos/discount';
import { promoProblemText } from '#promos/words';

test.each<[PromoProblem, string]>([
  [{ why: 'unknown' }, 'That promo code isn’t valid'],
  [{ why: 'not_taken' }, 'We don’t take promo codes here'],
  [{ why: 'not_yet' }, 'You can’t use that promo code yet'],
  [{ why: 'not_now' }, 'That promo code has expired'],
  [{ why: 'minimum', minimum: 2000 }, 'Minimum order for that promo code is $20.00'],
  [{ why: 'fulfilment' }, 'That promo code isn’t available for this fulfilment type'],
  [{ why: 'product', name: 'Chips' }, 'Add Chips to your cart to use that promo code'],
  [{ why: 'used_up' }, 'That promo code has been used up'],
  [{ why: 'used_before' }, 'You’ve already used that promo code'],
])('%o is said as %s', (problem, words) => {
  expect(promoProblemText(problem)).toBe(words);
});

import { expect, test } from 'vitest';
import { failureRoute } from '#features/checkout/failure-route.ts';

test('a refused name, email or mobile leads to its field', () => {
  expect(failureRoute('name_required')).toEqual({ to: 'field', field: 'name' });
  expect(failureRoute('email_invalid')).toEqual({ to: 'field', field: 'email' });
  expect(failureRoute('mobile_invalid')).toEqual({ to: 'field', field: 'mobile' });
});

test('a time that is gone leads to the times', () => {
  expect(failureRoute('time_past').to).toBe('time');
  expect(failureRoute('slot_full').to).toBe('time');
  expect(failureRoute('store_closed').to).toBe('time');
});

test('a product that is gone leads to the cart', () => {
  expect(failureRoute('product_unavailable').to).toBe('cart');
});

test('an answer that never came says so, and nothing more', () => {
  expect(failureRoute('network').to).toBe('unclear');
});

test('everything else says its own words', () => {
  expect(failureRoute('too_many').to).toBe('say');
  expect(failureRoute('unexpected').to).toBe('say');
});

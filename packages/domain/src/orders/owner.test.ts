import { expect, test } from 'vitest';
import { isPlacedBy } from '#orders/owner';

test('an order is its session’s, and its member’s on any device; a guest’s is no other guest’s', () => {
  const bySam = { session_id: 1, customer_id: 7 };
  const byGuest = { session_id: 1, customer_id: null };
  expect(isPlacedBy(bySam, { id: 2, customer_id: 7 })).toBe(true);
  expect(isPlacedBy(bySam, { id: 2, customer_id: 8 })).toBe(false);
  expect(isPlacedBy(byGuest, { id: 1, customer_id: 7 })).toBe(true);
  expect(isPlacedBy(byGuest, { id: 2, customer_id: null })).toBe(false);
  expect(isPlacedBy(byGuest, undefined)).toBe(false);
});

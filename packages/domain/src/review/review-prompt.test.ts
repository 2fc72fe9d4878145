import { expect, test } from 'vitest';
import { asksForReview, parseReviewMemory, storeFor, withAnswer, withOrder } from '#review/review-prompt';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 17);
const app = { native: true, status: 5, now: NOW } as const;
const empty = parseReviewMemory(null);
const after = (...ids: string[]) => ids.reduce((held, id) => withOrder(held, { id, status: 5 }), empty);

test('asks with the second completed order, not with the first', () => {
  expect(asksForReview(after('order-one'), app)).toBe(false);
  expect(asksForReview(after('order-one', 'order-one'), app)).toBe(false);
  expect(asksForReview(after('first-order', 'second-order'), app)).toBe(true);
  expect(asksForReview(after('first-order', 'second-order', 'third-order'), app)).toBe(true);
});

test('asks only in the app, and only about an order that was completed', () => {
  const memory = after('first-order', 'second-order');
  expect(asksForReview(memory, { ...app, native: false })).toBe(false);
  for (const status of [1, 2, 3, 4, 6, 9, 10] as const) {
    expect(asksForReview(memory, { ...app, status })).toBe(false);
    expect(withOrder(empty, { id: 'an-order', status })).toBe(empty);
  }
  for (const status of [5, 7, 8] as const) expect(asksForReview(memory, { ...app, status })).toBe(true);
});

test('does not ask again for 120 days, whatever the answer was', () => {
  const asked = withAnswer(after('first-order', 'second-order'), NOW);
  expect(asksForReview(asked, app)).toBe(false);
  expect(asksForReview(asked, { ...app, now: NOW + 120 * DAY - 1 })).toBe(false);
  expect(asksForReview(asked, { ...app, now: NOW + 120 * DAY })).toBe(true);
  expect(asksForReview(asked, { ...app, now: NOW - DAY })).toBe(false);
});

test('keeps little, and forgets what it cannot read', () => {
  const memory = after('qUuO0Zk3mC5gR1xH0cA7bw', 'second-order', 'third-order');
  expect(memory).toEqual({ completed: ['qUuO0Zk3', 'second-o'], askedAt: 0 });
  expect(parseReviewMemory(JSON.stringify(withAnswer(memory, NOW)))).toEqual({ ...memory, askedAt: NOW });
  for (const text of ['', 'x', 'null', '7', '{"completed":7,"askedAt":"x"}', '{"completed":[1]}'])
    expect(parseReviewMemory(text)).toEqual(empty);
});

test('finds the store of the device', () => {
  const both = { ios: 'i', android: 'a' };
  expect([storeFor(both, 'Android'), storeFor(both, 'iOS'), storeFor(both)]).toEqual(['a', 'i', 'i']);
  expect(storeFor({ ios: '', android: 'a' }, 'iOS')).toBe('a');
  expect(storeFor({ ios: '', android: '' }, 'Android')).toBe('');
});

import { expect, test } from 'vitest';
import { orderStatusDetailed } from '#calls/customer/order-status';
import { throughForm } from '#testing/through-form';

test('asks for an order by its id, and answers order, lines and wording [ACC-272]', () => {
  expect(throughForm(orderStatusDetailed, { order_id: 'Xy_9-a' })).toEqual({ order_id: 'Xy_9-a' });
  expect(Object.keys(orderStatusDetailed.output.shape)).toEqual(['order', 'order_items', 'settings']);
});

test.each([
  ['no order', undefined, 'order_id is missing'],
  ['an empty id', '', 'order_id is missing'],
  ['an id without end', 'x'.repeat(65), 'order_id is longer than 64 characters'],
])('refuses %s', (_what, order_id, message) => {
  expect(throughForm(orderStatusDetailed, { order_id })).toBe(message);
});

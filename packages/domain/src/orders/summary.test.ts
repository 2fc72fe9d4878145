import { expect, test } from 'vitest';
import { orderRest, orderTitle, refundText, fulfilmentText } from '#orders/summary';

const white = { quantity: 3, name: 'Flat White' };
const croissant = { quantity: 2, name: 'Almond Croissant' };
const chips = { quantity: 1, name: 'Rosemary Chips' };

test.each([
  [[white], 3, '3 × Flat White', ''],
  [[white, croissant], 5, '3 × Flat White', 'and 2 × Almond Croissant'],
  [[chips, croissant], 3, 'Rosemary Chips', 'and 2 × Almond Croissant'],
  [[white, chips], 4, '3 × Flat White', 'and Rosemary Chips'],
  [[chips, white, croissant], 6, 'Rosemary Chips', 'and 5 more'],
  [[chips, white, croissant], 9, 'Rosemary Chips', 'and 8 more'],
  [[], 0, 'Order', ''],
])('an order of %j, %i in all, is %j %j', (items, count, title, rest) => {
  expect([orderTitle(items), orderRest(items, count)]).toEqual([title, rest]);
});

test.each([
  [16.5, 0, ''],
  [16.5, 0.01, 'Part refund'],
  [16.5, 16.49, 'Part refund'],
  [16.5, 16.5, 'Refunded'],
  [0, 0, ''],
])('an order of %d with %d given back says %j', (total, refunded, text) => {
  expect(refundText({ total, refunded })).toBe(text);
});

test.each([
  [{ verb: 'Pickup', table: '', day: 'Today', time: '12:15 pm' }, 'Pickup, today 12:15 pm'],
  [{ verb: 'Delivery', table: '', day: 'Tomorrow', time: '9 am' }, 'Delivery, tomorrow 9 am'],
  [{ verb: 'Pickup', table: '', day: 'Wed 18 Nov', time: '9 am' }, 'Pickup, Wed 18 Nov 9 am'],
  [{ verb: '', table: '', day: 'Today', time: '9 am' }, 'Your order, today 9 am'],
  [{ verb: 'Table', table: 'Table 12', day: 'Today', time: '9 am' }, 'Table 12'],
])('%j is had as %j', (way, text) => {
  expect(fulfilmentText(way)).toBe(text);
});

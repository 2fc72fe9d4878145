import { expect, test } from 'vitest';
import { orderSample } from '#testing/order-sample.ts';
import { withOrder, withPending } from '#features/board/rules/pending.ts';

const orders = [orderSample({ id: 'a' }), orderSample({ id: 'b' })];

test('shows a bump before the server has answered it', () => {
  const shown = withPending(orders, [{ order_id: 'b', to: 2, at: 40 }]);
  expect(shown.map((order) => [order.nstatus, order.since])).toEqual([
    [1, 0],
    [2, 40],
  ]);
});

test('shows the last of two steps of the same order', () => {
  const moves = [
    { order_id: 'a', to: 2, at: 1 },
    { order_id: 'a', to: 3, at: 2 },
  ] as const;
  expect(withPending(orders, moves)[0]?.nstatus).toBe(3);
});

test('shows a station’s lines as ready before the server has answered, and the order where it is', () => {
  const [shown] = withPending(orders, [{ order_id: 'a', to: 4, at: 40, station: 'Grill' }]);
  expect([shown?.nstatus, shown?.lines.map(({ ready }) => ready)]).toEqual([1, [1]]);
  const [other] = withPending(orders, [{ order_id: 'a', to: 4, at: 40, station: 'Coffee' }]);
  expect(other?.lines.map(({ ready }) => ready)).toEqual([0]);
});

test('is back where it was once the step is refused', () => {
  expect(withPending(orders, [])).toBe(orders);
});

test('puts the answered order in its place', () => {
  expect(withOrder(orders, orderSample({ id: 'a', nstatus: 2 })).map((order) => order.nstatus)).toEqual([
    2, 1,
  ]);
});

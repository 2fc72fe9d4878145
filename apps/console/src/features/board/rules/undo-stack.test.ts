import { expect, test } from 'vitest';
import { orderSample } from '#testing/order-sample.ts';
import { type Bump, dropBump, lastBump, pushBump } from '#features/board/rules/undo-stack.ts';

const bump = (id: string, from: Bump['from'], to: Bump['to']): Bump => ({
  order_id: id,
  number: id,
  from,
  to,
});

test('takes back the last bump first', () => {
  const stack = pushBump(pushBump([], bump('a', 1, 2)), bump('b', 1, 2));
  const orders = [orderSample({ id: 'a', nstatus: 2 }), orderSample({ id: 'b', nstatus: 2 })];
  expect(lastBump(stack, orders)?.order_id).toBe('b');
  expect(lastBump(dropBump(stack, 'b'), orders)?.order_id).toBe('a');
});

test('remembers only the latest step of an order', () => {
  const stack = pushBump(pushBump([], bump('a', 1, 2)), bump('a', 2, 3));
  expect(stack).toEqual([bump('a', 2, 3)]);
});

test('leaves alone an order that another device has moved since', () => {
  const stack = [bump('a', 1, 2), bump('b', 1, 2)];
  const orders = [orderSample({ id: 'a', nstatus: 2 }), orderSample({ id: 'b', nstatus: 3 })];
  expect(lastBump(stack, orders)?.order_id).toBe('a');
  expect(lastBump(stack, [])).toBeUndefined();
});

test('keeps the last twenty', () => {
  let stack: readonly Bump[] = [];
  for (let at = 0; at < 30; at += 1) stack = pushBump(stack, bump(String(at), 1, 2));
  expect(stack).toHaveLength(20);
  expect(stack[0]?.order_id).toBe('10');
});

import type { OrderStatus } from '@servery/contract/entities/receipt';
import { expect, test } from 'vitest';
import { isFinished, stepOf, stepTimes } from '#orders/steps';

test.each([
  [1, 'submitted', false],
  [2, 'confirmed', false],
  [6, 'confirmed', false],
  [3, 'progress', false],
  [4, 'ready', true],
  [5, 'ready', true],
  [7, 'ready', true],
  [8, 'ready', true],
  [9, 'ready', false],
  [10, 'ready', false],
] as const)('status %i stands at %s', (status, step, finished) => {
  expect([stepOf(status), isFinished(status)]).toEqual([step, finished]);
});

const moves = (...to: OrderStatus[]) => to.map((status, at) => ({ to: status, at }));

test.each([
  ['on its way', moves(1, 2, 3), 3, { submitted: 0, confirmed: 1, progress: 2 }],
  ['confirmed by an outside kitchen', moves(1, 6), 6, { submitted: 0, confirmed: 1 }],
  ['that skipped a step', moves(1, 4), 4, { submitted: 0, ready: 1 }],
  ['that is back at an earlier step', moves(1, 2, 3), 2, { submitted: 0, confirmed: 1 }],
  ['that came to a step twice', moves(1, 2, 2), 2, { submitted: 0, confirmed: 2 }],
  ['complete', moves(1, 2, 3, 4, 5), 5, { submitted: 0, confirmed: 1, progress: 2, ready: 3 }],
  ['cancelled', moves(1, 2, 9), 9, {}],
] as const)('an order %s knows when it came to each step', (_how, been, status, times) => {
  expect(Object.fromEntries(stepTimes(been, status).map(({ step, at }) => [step, at]))).toEqual(times);
});

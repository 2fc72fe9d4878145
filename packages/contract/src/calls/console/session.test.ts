import { expect, test } from 'vitest';
import type { CallSpec } from '#call';
import {
  consoleBoard,
  consoleCancelOrder,
  consoleLogin,
  consoleMoveOrder,
  consoleRejectOrder,
  consoleSession,
  consoleUndoMove,
} from '#calls/console/session';
import { type Sample, throughForm } from '#testing/through-form';

test.each<[string, CallSpec, Sample]>([
  ['a sign-in', consoleLogin, { email: 'owner@example.com', password: 'secret' }],
  ['who is signed in', consoleSession, {}],
  ['the board', consoleBoard, {}],
  ['a move', consoleMoveOrder, { order_id: 'Xy_9', from: 2, to: 3 }],
  ['taking a move back', consoleUndoMove, { order_id: 'Xy_9' }],
  ['a cancellation', consoleCancelOrder, { order_id: 'Xy_9', reason: 'Out of bread' }],
  ['a rejection', consoleRejectOrder, { order_id: 'Xy_9', reason: 'Kitchen is closed' }],
])('takes %s', (_what, call, sample) => {
  expect(throughForm(call, sample)).toEqual(sample);
});

test.for<[string, CallSpec, Sample, string]>([
  ['a sign-in without a password', consoleLogin, { email: 'a@b.co' }, 'password is missing'],
  ['a sign-in with an empty email', consoleLogin, { email: '', password: 'x' }, 'email is missing'],
  ['a move of nothing', consoleMoveOrder, { from: 1, to: 2 }, 'order_id is missing'],
  ['a move to a word', consoleMoveOrder, { order_id: 'a', from: 1, to: 'ready' }, 'to is not a whole number'],
  ['an undo of nothing', consoleUndoMove, { order_id: '' }, 'order_id is missing'],
  ['a cancellation without a reason', consoleCancelOrder, { order_id: 'a' }, 'reason is missing'],
  ['a blank reason', consoleCancelOrder, { order_id: 'a', reason: '  ' }, 'reason is missing: say why'],
  [
    'a rejection with a novel',
    consoleRejectOrder,
    { order_id: 'a', reason: 'x'.repeat(201) },
    'reason is longer than 200 characters',
  ],
])('refuses %s', ([, call, sample, message]) => {
  expect(throughForm(call, sample)).toBe(message);
});

test('keeps everything but the sign-in for the people of the venue', () => {
  const others = [
    consoleSession,
    consoleBoard,
    consoleMoveOrder,
    consoleUndoMove,
    consoleCancelOrder,
    consoleRejectOrder,
  ];
  expect(others.map(({ can }) => can)).toEqual([
    'team',
    'see_orders',
    'move_orders',
    'move_orders',
    'cancel_orders',
    'cancel_orders',
  ]);
  expect(consoleLogin.can).toBe('anyone');
});

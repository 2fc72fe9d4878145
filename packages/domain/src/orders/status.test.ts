import type { OrderStatus } from '@servery/contract/entities/receipt';
import { expect, test } from 'vitest';
import {
  bumpOf,
  canMove,
  canUndo,
  endedStatuses,
  isActive,
  isComplete,
  isOrderStatus,
  isCancelled,
  STATUS_TEXT,
  UNDER_WAY_MS,
} from '#orders/status';

const ALL: readonly OrderStatus[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  1: [2, 3, 4, 6, 9, 10],
  2: [3, 4, 9, 10],
  3: [4, 9],
  4: [5, 7, 8, 9],
  5: [],
  6: [3, 4, 9, 10],
  7: [],
  8: [],
  9: [],
  10: [],
};

test('names every status [ACC-130]', () => {
  expect(ALL.map((status) => STATUS_TEXT[status])).toEqual([
    'Submitted',
    'Confirmed',
    'In progress',
    'Ready',
    'Complete',
    'Accepted',
    'Complete',
    'Complete',
    'Cancelled',
    'Rejected',
  ]);
});

test.each(ALL)('lets an order in status %i go only where the table says', (from) => {
  expect(ALL.filter((to) => canMove(from, to))).toEqual(MOVES[from]);
});

test('has no way out of a finished or cancelled order, and a way out of every other', () => {
  for (const from of ALL) {
    const hasExit = ALL.some((to) => canMove(from, to));
    expect(hasExit).toBe(isActive(from) || from === 6);
  }
});

test('has no way back and no step in place', () => {
  const reach = (from: OrderStatus, seen: Set<OrderStatus> = new Set()): Set<OrderStatus> => {
    for (const to of ALL) {
      if (!canMove(from, to) || seen.has(to)) continue;
      seen.add(to);
      reach(to, seen);
    }
    return seen;
  };
  for (const from of ALL) expect(reach(from).has(from)).toBe(false);
});

test('never takes back a cancellation or a rejection', () => {
  for (const from of ALL) {
    expect(canUndo(from, 9)).toBe(false);
    expect(canUndo(from, 10)).toBe(false);
  }
});

test('takes back every other step that can be made, and none that cannot', () => {
  for (const from of ALL)
    for (const to of ALL.filter((status) => !isCancelled(status)))
      expect(canUndo(from, to)).toBe(canMove(from, to));
});

test('bumps along the kitchen to complete, one allowed step at a time', () => {
  const path: OrderStatus[] = [1];
  for (let next = bumpOf(1); next; next = bumpOf(next)) path.push(next);
  expect(path).toEqual([1, 2, 3, 4, 5]);
  expect(bumpOf(6)).toBe(3);
  for (const from of ALL) {
    const to = bumpOf(from);
    expect(to !== undefined).toBe(isActive(from) || from === 6);
    if (to) expect(canMove(from, to)).toBe(true);
  }
});

test('counts submitted to ready as active [ACC-131]', () => {
  expect(ALL.filter(isActive)).toEqual([1, 2, 3, 4]);
  expect(ALL.filter(isCancelled)).toEqual([9, 10]);
});

test('has ended once it is complete or cancelled, and is thought of as on its way for half a day', () => {
  expect(endedStatuses).toEqual(ALL.filter((status) => isComplete(status) || isCancelled(status)));
  expect(ALL.filter(isComplete)).toEqual([5, 7, 8]);
  expect(UNDER_WAY_MS).toBe(12 * 60 * 60 * 1000);
});

test('knows a status when it sees one', () => {
  expect([0, 11, 1.5, -1, Number.NaN].some(isOrderStatus)).toBe(false);
  expect(ALL.every(isOrderStatus)).toBe(true);
});

import { REST } from '@servery/domain/payments/split';
import { expect, test } from 'vitest';
import {
  activate,
  addPart,
  beginSplit,
  dueOf,
  moveAll,
  moveUnit,
  payPart,
  shareUnit,
  type Split,
  splitEvenly,
} from '#pos/split/split-state.ts';

const lines = [
  { id: 1, quantity: 2, name: 'Burger', options: '', price: '39.80' },
  { id: 2, quantity: 1, name: 'Chips', options: '', price: '8.00' },
];
const begin = (): Split => beginSplit({ order: { id: 'x' }, lines } as Parameters<typeof beginSplit>[0]);
const due = (split: Split, left = 4780) => [...dueOf(split, left)];

test('everything waits to be split, and a tap moves one piece there and back', () => {
  const split = begin();
  expect(due(split)).toEqual([
    [REST, 4780],
    [1, 0],
  ]);
  const moved = moveUnit(split, 0, REST);
  expect(due(moved)).toEqual([
    [REST, 2790],
    [1, 1990],
  ]);
  expect(due(moveUnit(moved, 0, 1))).toEqual(due(split));
});

test('a held piece is shared by both sides', () => {
  expect(due(shareUnit(begin(), 2, REST))).toEqual([
    [REST, 4380],
    [1, 400],
  ]);
});

test('a part that was begun keeps its pieces and its amount', () => {
  const split = payPart(moveUnit(begin(), 0, REST), { method: 'Cash', cents: 1000, open: 990 });
  expect(moveUnit(split, 0, 1)).toBe(split);
  expect(moveUnit(split, 1, REST)).toBe(split);
  expect(shareUnit(split, 1, REST)).toBe(split);
  expect(due(addPart(split), 3780)).toEqual([
    [REST, 2790],
    [1, 990],
    [2, 0],
  ]);
});

test('once a part is paid the next one is in hand, and there is one for the rest', () => {
  const paid = payPart(moveUnit(begin(), 0, REST), { method: 'Cash', cents: 1990, open: 0 });
  expect(paid.active).toBe(2);
  expect(activate(paid, 1)).toBe(paid);
  expect(due(moveAll(paid), 2790)).toEqual([
    [REST, 0],
    [1, 0],
    [2, 2790],
  ]);
});

test('an even split is the same for everybody, and the next one pays after the first', () => {
  const even = splitEvenly(begin(), 3);
  expect(due(even)).toEqual([
    [REST, 0],
    [1, 1593],
    [2, 1594],
    [3, 1593],
  ]);
  const paid = payPart(even, { method: 'Eftpos', cents: 1593, open: 0 });
  expect(paid.active).toBe(2);
  expect(due(paid, 3187).map(([, cents]) => cents)).toEqual([0, 0, 1594, 1593]);
});

test('there are twelve parts and no more', () => {
  let split = begin();
  for (let each = 0; each < 20; each += 1) split = addPart(split);
  expect(split.parts.at(-1)?.id).toBe(12);
});

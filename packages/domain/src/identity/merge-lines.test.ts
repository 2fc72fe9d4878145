import { expect, test } from 'vitest';
import { type CartLine, MAX_LINES } from '#cart/lines';
import { mergeLines } from '#identity/merge-lines';

const line = (productId: number, quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  slot: productId,
  productId,
  quantity,
  options: [],
  notes: '',
  seenPrice: 500,
  ...more,
});
const free = () => ({ minQty: 1, maxQty: 0 });
const amounts = (lines: readonly CartLine[]) => lines.map(({ productId, quantity }) => [productId, quantity]);

test('equal lines become one, others stand beside each other under slots of their own', () => {
  const merged = mergeLines([line(1, 2), line(2, 1)], [line(1, 3), line(3, 1, { slot: 1 })], free);
  expect(amounts(merged)).toEqual([
    [1, 5],
    [2, 1],
    [3, 1],
  ]);
  expect(new Set(merged.map(({ slot }) => slot)).size).toBe(3);
});

test('another note or other options are another line', () => {
  const merged = mergeLines([line(1, 1)], [line(1, 1, { notes: 'hot' }), line(1, 1, { options: [7] })], free);
  expect(merged).toHaveLength(3);
});

test('no line grows over the maximum of its product', () => {
  const most4 = () => ({ minQty: 1, maxQty: 4 });
  expect(amounts(mergeLines([line(1, 3)], [line(1, 3)], most4))).toEqual([[1, 4]]);
  expect(amounts(mergeLines([line(1, 4)], [line(1, 3)], most4))).toEqual([[1, 4]]);
  expect(amounts(mergeLines([], [line(1, 9)], most4))).toEqual([[1, 4]]);
});

test('a product that is gone stays out, and so does what a full cart cannot hold', () => {
  expect(mergeLines([], [line(1, 1)], () => undefined)).toEqual([]);
  const full = Array.from({ length: MAX_LINES }, (_, index) => line(index + 1, 1));
  expect(mergeLines(full, [line(999, 1)], free)).toHaveLength(MAX_LINES);
});

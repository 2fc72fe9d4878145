import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CartLine,
  type LineChoice,
  lineLimit,
  MAX_LINES,
  MAX_QUANTITY,
  putLine,
  setQuantity,
} from '#cart/lines';

const toast: LineChoice = {
  productId: 1,
  quantity: 2,
  options: [11],
  notes: '',
  seenPrice: 850,
  minQty: 0,
  maxQty: 0,
};
const NO_LIMITS = { minQty: 0, maxQty: 0 };

function put(lines: readonly CartLine[], choice: LineChoice, slot?: number): CartLine[] {
  const result = putLine(lines, choice, slot);
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const choice: fc.Arbitrary<LineChoice> = fc.record({
  productId: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  options: fc.subarray([11, 12]),
  notes: fc.constantFrom('', 'no onion'),
  seenPrice: fc.constant(850),
  minQty: fc.constant(0),
  maxQty: fc.constant(0),
});
const goodsOf = ({ productId, options, notes }: CartLine): string =>
  `${productId}/${options.join()}/${notes}`;
const fill = (choices: readonly LineChoice[]): CartLine[] =>
  choices.reduce<CartLine[]>((held, next) => put(held, next), []);
const amounts = (lines: readonly CartLine[]) =>
  Object.fromEntries(lines.map((line) => [goodsOf(line), line.quantity]));

test('adds a new line in the next slot', () => {
  const lines = put(put([], toast), { ...toast, productId: 2 });
  expect(lines.map(({ slot, productId }) => [slot, productId])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('makes one line of the same product with the same options and note', () => {
  const lines = put(put([], toast), { ...toast, quantity: 3, seenPrice: 900 });
  expect(lines).toEqual([{ slot: 1, productId: 1, quantity: 5, options: [11], notes: '', seenPrice: 900 }]);
});

test.each<[string, Partial<LineChoice>]>([
  ['other options', { options: [12] }],
  ['more options', { options: [11, 12] }],
  ['another note', { notes: 'no onion' }],
  ['another product', { productId: 2 }],
])('makes its own line for %s', (_what, change) => {
  expect(put(put([], toast), { ...toast, ...change })).toHaveLength(2);
});

test('holds no two lines of the same goods and no slot twice, whatever was added', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 30 }), (choices) => {
      const lines = fill(choices);
      expect(new Set(lines.map(goodsOf)).size).toBe(lines.length);
      expect(new Set(lines.map(({ slot }) => slot)).size).toBe(lines.length);
    }),
  );
});

test('holds the same quantities in whatever order things are added', () => {
  const shuffled = fc
    .array(choice, { maxLength: 20 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
  fc.assert(
    fc.property(shuffled, ([first, second]) => {
      expect(amounts(fill(second))).toEqual(amounts(fill(first)));
    }),
  );
});

test('is as before when something is added and taken out again', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 10 }), choice, (choices, extra) => {
      const before = fill(choices);
      const after = put(before, { ...extra, productId: 9 });
      const added = after.find(({ productId }) => productId === 9);
      expect(setQuantity(after, { slot: added?.slot ?? -1, quantity: 0 }, NO_LIMITS)).toEqual({
        ok: true,
        value: before,
      });
    }),
  );
});

test('replaces an edited line in its place', () => {
  const two = put(put([], toast), { ...toast, productId: 2 });
  const edited = put(two, { ...toast, options: [12], quantity: 1 }, 1);
  expect(edited.map(({ slot, options, quantity }) => [slot, options, quantity])).toEqual([
    [1, [12], 1],
    [2, [11], 2],
  ]);
});

test('merges an edited line into the one that it became equal to', () => {
  const two = put(put([], toast), { ...toast, options: [12] });
  expect(put(two, { ...toast, options: [12], quantity: 3 }, 1)).toEqual([
    { slot: 2, productId: 1, quantity: 5, options: [12], notes: '', seenPrice: 850 },
  ]);
});

test('keeps an edited line that did not change as it is', () => {
  const lines = put([], toast);
  expect(put(lines, toast, 1)).toEqual(lines);
});

test('takes slot -1 as a new line', () => {
  expect(put(put([], toast), { ...toast, productId: 2 }, -1)).toHaveLength(2);
});

test.each<[string, Partial<LineChoice>]>([
  ['nothing', { quantity: 0 }],
  ['less than nothing', { quantity: -1 }],
  ['half a piece', { quantity: 1.5 }],
  ['no number', { quantity: Number.NaN }],
  ['fewer than the least', { quantity: 2, minQty: 3 }],
  ['more than the most', { quantity: 6, maxQty: 5 }],
  ['more than 999 where the product has no limit', { quantity: 1000 }],
])('refuses %s of a product', (_what, change) => {
  expect(putLine([], { ...toast, ...change })).toEqual({ ok: false, error: 'bad_quantity' });
});

test('counts what is already in the cart against the limit', () => {
  const lines = put([], { ...toast, quantity: 4, maxQty: 5 });
  expect(putLine(lines, { ...toast, quantity: 2, maxQty: 5 })).toEqual({ ok: false, error: 'bad_quantity' });
  expect(put(lines, { ...toast, quantity: 1, maxQty: 5 })[0]?.quantity).toBe(5);
});

test('refuses to edit or to count a line that is gone', () => {
  expect(putLine([], toast, 7)).toEqual({ ok: false, error: 'no_line' });
  expect(setQuantity([], { slot: 7, quantity: 1 }, NO_LIMITS)).toEqual({ ok: false, error: 'no_line' });
});

test('has no line in slot 0: slots begin at 1', () => {
  expect(putLine(put([], toast), toast, 0)).toEqual({ ok: false, error: 'no_line' });
});

test('takes 100 lines, 99 of a product at a time and 999 in all, and one where a product says one', () => {
  expect([MAX_LINES, MAX_QUANTITY]).toEqual([100, { adding: 99, inCart: 999 }]);
  expect([lineLimit(0), lineLimit(1)]).toEqual([999, 1]);
  expect(setQuantity(put([], toast), { slot: 1, quantity: 1 }, NO_LIMITS).ok).toBe(true);
});

test('refuses one line too many, but still adds to a line that is there', () => {
  const full = Array.from({ length: MAX_LINES }, (_none, index) => index + 1).reduce<CartLine[]>(
    (held, productId) => put(held, { ...toast, productId }),
    [],
  );
  expect(putLine(full, { ...toast, productId: 999 })).toEqual({ ok: false, error: 'cart_full' });
  expect(put(full, toast)).toHaveLength(MAX_LINES);
});

test('sets a quantity within the limits of the product, 999 where it has none', () => {
  const lines = put([], toast);
  const set = (quantity: number, limits = NO_LIMITS) => setQuantity(lines, { slot: 1, quantity }, limits);
  expect(set(999)).toMatchObject({ ok: true, value: [{ quantity: 999 }] });
  expect(set(5, { minQty: 5, maxQty: 5 })).toMatchObject({ ok: true, value: [{ quantity: 5 }] });
  const bad = { ok: false, error: 'bad_quantity' };
  expect([
    set(1000),
    set(-1),
    set(0.5),
    set(6, { minQty: 0, maxQty: 5 }),
    set(2, { minQty: 3, maxQty: 0 }),
  ]).toEqual([bad, bad, bad, bad, bad]);
});

test('changes nothing in the cart it was given', () => {
  const lines = Object.freeze(put([], toast).map((line) => Object.freeze(line)));
  put(lines, toast);
  setQuantity(lines, { slot: 1, quantity: 9 }, NO_LIMITS);
  expect(lines[0]?.quantity).toBe(2);
});

import { expect, test } from 'vitest';
import { changedFields, conflictsOf, type Draft, drafted, insisted, withFields } from '#parts/draft.ts';

type Product = { name: string; price: string; options: number[] };
const held: Product = { name: 'Chips', price: '8.00', options: [1, 2] };
const NOTHING: Draft<Product> = {};

test('keeps what was changed, and forgets what is as it was again', () => {
  const draft = withFields(held, NOTHING, { price: '8.50', options: [2, 1] });
  expect(drafted(held, draft)).toEqual({ name: 'Chips', price: '8.50', options: [2, 1] });
  expect(changedFields(held, draft)).toEqual(['price', 'options']);
  expect(withFields(held, draft, { price: '8.00', options: [1, 2] })).toEqual({});
});

test('what somebody else changes meanwhile beside it stays', () => {
  const draft = withFields(held, NOTHING, { price: '8.50' });
  const theirs = { ...held, name: 'Fries' };
  expect(conflictsOf(theirs, draft)).toEqual([]);
  expect(drafted(theirs, draft)).toEqual({ name: 'Fries', price: '8.50', options: [1, 2] });
});

test('the same field changed by both is a conflict, until one of them is chosen', () => {
  const draft = withFields(held, NOTHING, { price: '8.50' });
  const theirs = { ...held, price: '9.00' };
  expect(conflictsOf(theirs, draft)).toEqual(['price']);
  const mine = insisted(theirs, draft);
  expect(conflictsOf(theirs, mine)).toEqual([]);
  expect(drafted(theirs, mine).price).toBe('8.50');
  // To go on typing is not to have seen it.
  expect(conflictsOf(theirs, withFields(theirs, draft, { price: '8.60' }))).toEqual(['price']);
});

test('both wanting the same is none', () => {
  const draft = withFields(held, NOTHING, { price: '8.50' });
  const theirs = { ...held, price: '8.50' };
  expect(conflictsOf(theirs, draft)).toEqual([]);
  expect(changedFields(theirs, draft)).toEqual([]);
});

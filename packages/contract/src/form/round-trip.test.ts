import { runs } from '#testing/runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeForm } from '#form/decode';
import { encodeForm, type FormValue } from '#form/encode';

const RESERVED = new Set(['__proto__', 'prototype', 'constructor']);
const key = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => !/[[\]\0]/.test(text) && text.isWellFormed() && !RESERVED.has(text));
const leaf = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .filter((text) => text.isWellFormed() && !text.includes('\0'));

type Tree = { [key: string]: string | Tree };
const tree = (depth: number): fc.Arbitrary<Tree> =>
  fc.dictionary(key, depth === 1 ? leaf : fc.oneof(leaf, tree(depth - 1)), { maxKeys: 4, minKeys: 1 });

const fieldsOf = (body: string): unknown => {
  const decoded = decodeForm(body);
  return decoded.ok ? structuredClone(decoded.fields) : decoded;
};

test('gives back every tree of texts that it encoded', () => {
  fc.assert(
    fc.property(tree(4), (fields) => {
      expect(fieldsOf(encodeForm(fields))).toEqual(fields);
    }),
    runs(),
  );
});

test('decodes a flat body the way every browser writes it', () => {
  fc.assert(
    fc.property(fc.dictionary(key, leaf, { maxKeys: 8 }), (fields) => {
      expect(fieldsOf(new URLSearchParams(fields).toString())).toEqual({ ...fields });
    }),
  );
});

test.each<[string, { [key: string]: FormValue }, string]>([
  ['numbers and flags as text', { a: 1, b: true, c: false, d: -2 }, 'a=1&b=1&c=0&d=-2'],
  ['nothing for what is absent', { a: undefined, b: null, c: [], d: {} }, ''],
  ['an empty text as empty', { coupon_code: '' }, 'coupon_code='],
  ['lists by their position', { items: [{ quantity: 2 }] }, 'items%5B0%5D%5Bquantity%5D=2'],
  ['reserved marks escaped', { a: 'x&y=z+1%' }, 'a=x%26y%3Dz%2B1%25'],
])('encodes %s', (_what, fields, body) => {
  expect(encodeForm(fields)).toBe(body);
});

test('encodes half an emoji as the replacement mark and does not throw', () => {
  expect(fieldsOf(encodeForm({ order_note: 'no nuts \ud83e' }))).toEqual({ order_note: 'no nuts \ufffd' });
});

test('decodes bracket form, plus as space, and a name without a value as empty', () => {
  expect(
    fieldsOf('checkout_options[coupon_code]=LUNCH+10&items[0][quantity]=2&items[1][quantity]=3&flag'),
  ).toEqual({
    checkout_options: { coupon_code: 'LUNCH 10' },
    items: { 0: { quantity: '2' }, 1: { quantity: '3' } },
    flag: '',
  });
});

test('takes an empty body and stray ampersands as no fields', () => {
  expect(fieldsOf('')).toEqual({});
  expect(fieldsOf('&&a=1&&')).toEqual({ a: '1' });
});

test('keeps every equals sign after the first in the value', () => {
  expect(fieldsOf('token=a=b==')).toEqual({ token: 'a=b==' });
});

test('takes the deepest and the longest body that the limits allow', () => {
  const long = Array.from({ length: 2000 }, (_none, index) => `f${index}=1`).join('&');
  expect(decodeForm('a[b][c][d][e][f]=1').ok).toBe(true);
  expect(decodeForm(long).ok).toBe(true);
  expect(decodeForm(`${'k'.repeat(200)}=1`).ok).toBe(true);
});

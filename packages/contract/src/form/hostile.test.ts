import { runs } from '#testing/runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeForm, FORM_LIMITS, type FormProblem } from '#form/decode';

const problemOf = (body: string): FormProblem | 'none' => {
  const decoded = decodeForm(body);
  return decoded.ok ? 'none' : decoded.problem;
};

test.each<[string, string, FormProblem]>([
  ['a seventh level', 'a[b][c][d][e][f][g]=1', 'too_deep'],
  ['hundreds of levels', `a${'[b]'.repeat(60)}=1`, 'too_deep'],
  ['more than 2000 fields', `${'&'.repeat(1999)}a=1&b=1`, 'too_many_fields'],
  ['ampersands without end', '&'.repeat(1_000_000), 'too_many_fields'],
  ['a key of 201 letters', `${'k'.repeat(201)}=1`, 'bad_key'],
  ['an escaped key of 201 letters', `${'%41'.repeat(201)}=1`, 'bad_key'],
  ['an empty key', '=1', 'bad_key'],
  ['a lone opening bracket', 'a[=1', 'bad_key'],
  ['a lone closing bracket', 'a]=1', 'bad_key'],
  ['a bracket that is not closed', 'a[b=1', 'bad_key'],
  ['brackets in brackets', 'a[b[c]]=1', 'bad_key'],
  ['empty brackets', 'a[]=1', 'bad_key'],
  ['brackets without a name before', '[a]=1', 'bad_key'],
  ['text after the brackets', 'a[b]c=1', 'bad_key'],
  ['escaped lone brackets', 'a%5B=1', 'bad_key'],
  ['the same key twice', 'a=1&a=2', 'repeated_key'],
  ['the same nested key twice', 'a[b]=1&a[b]=1', 'repeated_key'],
  ['the same key twice, once escaped', 'ab=1&%61b=2', 'repeated_key'],
  ['a repeated key whose first value is empty', 'a=&a=1', 'repeated_key'],
  ['a text where an object stands', 'a[b]=1&a=2', 'repeated_key'],
  ['an object where a text stands', 'a=2&a[b]=1', 'repeated_key'],
  ['an object where an empty text stands', 'a=&a[b]=1', 'repeated_key'],
  ['half a percent sign', 'a=%', 'bad_encoding'],
  ['half a percent sign for nothing', '=%', 'bad_encoding'],
  ['a percent sign with no hex', 'a=%zz', 'bad_encoding'],
  ['a percent sign in the key', '%=1', 'bad_encoding'],
  ['a broken UTF-8 sequence', 'a=%c3%28', 'bad_encoding'],
  ['an overlong UTF-8 sequence', 'a=%c0%af', 'bad_encoding'],
  ['a surrogate half in UTF-8', 'a=%ed%a0%80', 'bad_encoding'],
  ['a NUL that no database holds', 'a=x%00y', 'bad_encoding'],
  ['a raw NUL in the key', 'a\0=1', 'bad_encoding'],
  ['the prototype', '__proto__=1', 'reserved_key'],
  ['a field of the prototype', '__proto__[admin]=1', 'reserved_key'],
  ['a nested prototype', 'a[__proto__][admin]=1', 'reserved_key'],
  ['a prototype as the last part', 'a[b][__proto__]=1', 'reserved_key'],
  ['an escaped prototype', 'a%5B%5f%5fproto%5f%5f%5D%5Badmin%5D=1', 'reserved_key'],
  ['the way through the constructor', 'constructor[prototype][admin]=1', 'reserved_key'],
  ['the constructor itself', 'constructor=1', 'reserved_key'],
  ['a nested constructor', 'a[constructor][prototype][admin]=1', 'reserved_key'],
  ['a key named prototype', 'a[prototype]=1', 'reserved_key'],
])('refuses %s', (_what, body, problem) => {
  expect(problemOf(body)).toBe(problem);
});

test('names the key it refused, cut short', () => {
  expect(decodeForm('a[b]=1&a[b]=2')).toEqual({ ok: false, problem: 'repeated_key', key: 'a[b]' });
  const key = '0123456789'.repeat(4);
  expect(decodeForm(`${key}4=1&${key}4=1`)).toEqual({ ok: false, problem: 'repeated_key', key });
  expect(decodeForm(`${key}${'k'.repeat(5000)}=1`)).toEqual({ ok: false, problem: 'bad_key', key });
  expect(decodeForm(`${key}4]=1`)).toEqual({ ok: false, problem: 'bad_key', key });
  expect(decodeForm(`${key}4${'[b]'.repeat(6)}=1`)).toEqual({ ok: false, problem: 'too_deep', key });
});

test('takes names that objects inherit as plain fields', () => {
  const decoded = decodeForm('toString=1&hasOwnProperty=2&valueOf[x]=3');
  expect(decoded.ok && Object.keys(decoded.fields)).toEqual(['toString', 'hasOwnProperty', 'valueOf']);
});

test('hands out trees without a prototype', () => {
  const decoded = decodeForm('a[b]=1');
  if (!decoded.ok) throw new Error(decoded.problem);
  expect(Object.getPrototypeOf(decoded.fields)).toBeNull();
  expect(Object.getPrototypeOf(decoded.fields['a'])).toBeNull();
});

const piece = fc.constantFrom(
  '&',
  '=',
  '[',
  ']',
  '%',
  '+',
  '\0',
  '%5B',
  '%5D',
  '%c3',
  '%F0%9F',
  '__proto__',
  'constructor',
  'prototype',
  '[__proto__]',
  '[constructor]',
  '[prototype]',
  'toString',
  'a',
  'b',
  '0',
  '1',
  '\ud83e',
  'é',
);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc
    .array(fc.tuple(piece, piece, piece), { maxLength: 20 })
    .map((all) => all.map(([name, inner, value]) => `${name}[${inner}]=${value}`).join('&')),
);

test('never throws and never touches Object.prototype, whatever is sent', () => {
  const before = Reflect.ownKeys(Object.prototype);
  fc.assert(
    fc.property(hostile, (body) => {
      expect(typeof decodeForm(body).ok).toBe('boolean');
      expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
    }),
    runs(10),
  );
});

test('never holds more fields or levels than the limits', () => {
  const depthOf = (node: unknown): number =>
    typeof node === 'object' && node !== null ? 1 + Math.max(0, ...Object.values(node).map(depthOf)) : 0;
  fc.assert(
    fc.property(hostile, (body) => {
      const decoded = decodeForm(body);
      if (decoded.ok) expect(depthOf(decoded.fields)).toBeLessThanOrEqual(FORM_LIMITS.depth);
    }),
    runs(5),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flag, oneOf, optional, orNull, readJson, record, shape, text, whole } from '#stored/shape';

type Kept = {
  name: string;
  count: number;
  on: boolean;
  side: 'left' | 'right' | null;
  more?: Record<string, string>;
};
const kept = shape<Kept>({
  name: text,
  count: whole,
  on: flag,
  side: orNull(oneOf('left', 'right')),
  more: optional(record(text)),
});
const good = { name: 'Mia', count: 2, on: false, side: 'left' };

test('reads what was kept, with what may be missing and what nobody asked for', () => {
  for (const held of [good, { ...good, side: null }, { ...good, more: { a: 'b' } }, { ...good, else: 1 }])
    expect(readJson(JSON.stringify(held), kept)).toEqual(held);
});

test.each([
  { ...good, name: 1 },
  { ...good, count: 1.5 },
  { ...good, count: '2' },
  { ...good, on: 1 },
  { ...good, side: 'up' },
  { ...good, side: undefined },
  { ...good, more: { a: 1 } },
  { ...good, more: [] },
  { ...good, more: null },
  { name: 'Mia' },
  [good],
  null,
  'Mia',
])('takes %j for nothing', (held) => {
  expect(readJson(JSON.stringify(held), kept)).toBe(undefined);
});

test('nothing, half a text and any other text are nothing, and never an error', () => {
  expect(readJson(null, kept)).toBe(undefined);
  expect(readJson(undefined, kept)).toBe(undefined);
  expect(readJson('{"name":', kept)).toBe(undefined);
  fc.assert(fc.property(fc.string(), (any) => readJson(any, kept) === undefined));
});

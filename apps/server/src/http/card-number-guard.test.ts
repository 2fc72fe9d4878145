import { registry } from '@servery/contract/registry';
import { holdsCardNumber } from '@servery/domain/payments/card-number';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { holdsCard } from './card-number-guard.ts';

/** One in a thousand random keys holds such a row of digits. */
const KEY = 'c8d4e4a1-4111-1111-1111-1111abcdef00';
const NUMBER = '4111111111111111';

type Parts = {
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
};

function namesIn(schema: z.ZodType): string[] {
  const { shape = {}, innerType, in: first, element } = schema.def as Parts;
  const within = [...Object.values(shape), innerType, first, element].filter((part) => part !== undefined);
  return [...Object.keys(shape), ...within.flatMap((part) => namesIn(part))];
}

const made = new Set(
  Object.values(registry)
    .flatMap(({ input }) => namesIn(input))
    .filter((name) => /(?:_key|uuid|token|nonce|[a-z]Id)$/i.test(name) && !/^[a-z_]+_id$/.test(name)),
);

test('a key that a machine made is no card number, however its digits fall', () => {
  expect(holdsCardNumber(KEY)).toBe(true);
  expect([...made]).toEqual(expect.arrayContaining(['submit_key', 'device_uuid', 'subId', 'pushToken']));
  for (const name of made) {
    expect({ name, refused: holdsCard({ [name]: KEY }) }).toEqual({ name, refused: false });
    expect({ name, refused: holdsCard({ [name]: NUMBER }) }).toEqual({ name, refused: true });
  }
});

test('an id that a machine made is no card number in any field, and a text around one may hold it', () => {
  const whole = KEY.replaceAll('-', '');
  expect(holdsCardNumber(whole)).toBe(true);
  for (const name of ['gift_id', 'edit_id', 'note', 'state'])
    for (const id of [KEY, whole, KEY + KEY, whole + whole]) {
      expect(holdsCard({ [name]: id })).toBe(false);
      expect(holdsCard({ [name]: `${id}, ${NUMBER}` })).toBe(true);
      expect(holdsCard({ [name]: id.replace('c8', '') })).toBe(true);
      expect(holdsCard({ payload: { [name]: id } })).toBe(false);
    }
});

/** Parsed as JSON and then by a schema of its own. */
const asJson = new Set(
  Object.values(registry).flatMap(({ input }) =>
    Object.entries((input.def as Parts).shape ?? {})
      .filter(([, schema]) => {
        const { in: first, out } = schema.def as Parts & { out?: z.ZodType };
        return first?.def.type === 'pipe' && out !== undefined && out.def.type !== 'transform';
      })
      .map(([name]) => name),
  ),
);

/** Thirteen digits in a row that pass for a card, as ids of products can and a hash can. */
const IDS = '[41,11,11,11,11,11,11,11]';
const HASH = `uploads/${NUMBER.padStart(63, 'a')}b.webp`;

test('ids and pictures in a field of JSON are no card number, and what somebody wrote there is', () => {
  expect(asJson.size).toBeGreaterThan(4);
  expect([holdsCardNumber(IDS), holdsCardNumber(HASH)]).toEqual([true, true]);
  for (const name of asJson) {
    const refused = (value: unknown) => holdsCard({ [name]: JSON.stringify(value) });
    expect([name, holdsCard({ [name]: IDS }), refused({ options: [{ image: HASH }] })]).toEqual([
      name,
      false,
      false,
    ]);
    for (const hidden of [
      { description: `Mine is ${NUMBER}` },
      [NUMBER],
      Number(NUMBER),
      { [NUMBER]: 1 },
      { image: NUMBER },
    ])
      expect([name, hidden, refused(hidden)]).toEqual([name, hidden, true]);
    expect(holdsCard({ [name]: `{ ${NUMBER}` })).toBe(true);
  }
  expect(holdsCard({ definition: JSON.stringify({ pictures: { logo: HASH } }) })).toBe(false);
  // A note is a text, whatever it looks like.
  expect(holdsCard({ note: IDS })).toBe(true);
});

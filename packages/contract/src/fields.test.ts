import { runs } from '#testing/runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  dateField,
  decimalField,
  flagField,
  idField,
  intField,
  listField,
  money,
  optionalField,
  secondsField,
  textField,
  timeField,
} from '#fields';

const messageOf = (schema: z.ZodType, sent: unknown): string =>
  schema
    .safeParse(sent)
    .error?.issues.map(({ message }) => message)
    .join('; ') ?? 'accepted';

test.each<[z.ZodType, string, unknown]>([
  [intField, '-12', -12],
  [intField, '007', 7],
  [idField, '42', 42],
  [flagField, '0', 0],
  [flagField, '1', 1],
  [dateField, '2028-02-29', '2028-02-29'],
  [timeField, '23:59', '23:59'],
  [decimalField, '-12.5', '-12.5'],
  [secondsField, '1795000000', 1_795_000_000],
  [optionalField(idField), '', undefined],
  [optionalField(idField), '7', 7],
  [textField(3), 'abc', 'abc'],
  [money, '-0.50', '-0.50'],
])('reads %# as its value', (schema, sent, value) => {
  expect(schema.parse(sent)).toEqual(value);
});

test.each<[z.ZodType, unknown, string]>([
  [intField, '1.5', 'is not a whole number'],
  [intField, '1e3', 'is not a whole number'],
  [intField, ' 1', 'is not a whole number'],
  [intField, '9'.repeat(16), 'is not a whole number'],
  [intField, undefined, 'is missing'],
  [idField, '-1', 'is not an id'],
  [idField, '', 'is not an id'],
  [idField, { 0: '1' }, 'is not a single text'],
  [idField, '1\n', 'is not an id'],
  [flagField, 'true', 'is not 0 or 1'],
  [dateField, '18/11/2026', 'is not a date (YYYY-MM-DD)'],
  [dateField, '2026-02-29', 'is not a day of the calendar'],
  [dateField, '2026-02-31', 'is not a day of the calendar'],
  [dateField, '2026-13-01', 'is not a day of the calendar'],
  [dateField, '2026-00-00', 'is not a day of the calendar'],
  [timeField, '24:00', 'is not a time (HH:MM)'],
  [timeField, '9:00', 'is not a time (HH:MM)'],
  [decimalField, '1.234', 'is not an amount'],
  [decimalField, 'NaN', 'is not an amount'],
  [secondsField, '1795000000000', 'is not a time in seconds since 1970'],
  [secondsField, '-1', 'is not a time in seconds since 1970'],
  [textField(3), 'abcd', 'is longer than 3 characters'],
  [optionalField(idField), 'x', 'is not an id'],
  [optionalField(flagField), '2', 'is not 0 or 1'],
  [optionalField(textField(2)), { a: '1' }, 'is not a single text'],
])('refuses %# and says what is wrong', (schema, sent, message) => {
  expect(messageOf(schema, sent)).toBe(message);
});

const part = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'));

test('takes exactly those dates that the calendar has', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2100 }), part(14), part(33), (year, month, day) => {
      const text = `${year}-${month}-${day}`;
      const real = (() => {
        try {
          return Temporal.PlainDate.from(text).toString() === text;
        } catch {
          return false;
        }
      })();
      expect(dateField.safeParse(text).success).toBe(real);
    }),
    runs(5),
  );
});

test('reads a list in the order of its positions', () => {
  const list = listField(idField, 3);
  expect(list.parse({ 10: '3', 2: '2', 0: '1' })).toEqual([1, 2, 3]);
  expect(messageOf(list, { 0: '1', 1: '1', 2: '1', 3: '1' })).toBe('has more than 3 entries');
  expect(list.safeParse({ first: '1' }).success).toBe(false);
  expect(messageOf(list, { 0: 'x' })).toBe('is not an id');
});

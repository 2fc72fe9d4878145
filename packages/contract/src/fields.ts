import { z } from 'zod';

/** What a form body can carry. Everything arrives as text; these turn it into values and say plainly what is wrong. */
export const textField = (max: number) => z.string().max(max, `is longer than ${max} characters`);

export const intField = z
  .string()
  .regex(/^-?\d{1,15}$/, 'is not a whole number')
  .transform(Number);

export const idField = z
  .string()
  .regex(/^\d{1,15}$/, 'is not an id')
  .transform(Number);

export const flagField = z.enum(['0', '1'], 'is not 0 or 1').transform((value) => (value === '1' ? 1 : 0));

export const dateField = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date (YYYY-MM-DD)');

export const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time (HH:MM)');

export const decimalField = z.string().regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'is not an amount');

/** A field that a browser may send empty: an empty text counts as absent. */
export const optionalField = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

/** A list arrives as {0: a, 1: b} after decoding. */
export const listField = <S extends z.ZodType>(item: S, max: number) =>
  z
    .record(z.string().regex(/^\d{1,4}$/, 'is not a list position'), item)
    .transform((held) =>
      Object.entries(held)
        .toSorted(([a], [b]) => Number(a) - Number(b))
        .map(([, value]) => value),
    )
    .refine((list) => list.length <= max, `has more than ${max} entries`);

/** What an answer carries. */
export const flag = z.union([z.literal(0), z.literal(1)]);
export type Flag = z.output<typeof flag>;
/** Money on the wire: a decimal text with two digits. */
export const money = z.string().regex(/^-?\d+\.\d{2}$/);

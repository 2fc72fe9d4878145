import { z } from 'zod';

/** What a form body can carry. Everything arrives as text; these turn it into values and say plainly what is wrong. */
const sentText = z.string({
  error: ({ input }) => (input === undefined ? 'is missing' : 'is not a single text'),
});

export const textField = (max: number) => sentText.max(max, `is longer than ${max} characters`);

/** What a value is once it is read, for a page that describes the calls: a transform does not say what it makes. */
const WHOLE = { type: 'integer' } as const;

export const intField = sentText
  .regex(/^-?\d{1,15}$/, 'is not a whole number')
  .transform(Number)
  .meta(WHOLE);

export const idField = sentText
  .regex(/^\d{1,15}$/, 'is not an id')
  .transform(Number)
  .meta({ ...WHOLE, minimum: 0 });

export const flagField = z
  .enum(['0', '1'], 'is not 0 or 1')
  .transform((value) => (value === '1' ? 1 : 0))
  .meta({ ...WHOLE, enum: [0, 1] });

/** Whole seconds since 1970 in at most 10 digits: any more is past what a calendar can hold. */
export const secondsField = sentText
  .regex(/^\d{1,10}$/, 'is not a time in seconds since 1970')
  .transform(Number)
  .meta({ ...WHOLE, minimum: 0 });

/** '2026-02-31' looks like a date, and would throw in every calendar that it is handed to. */
function isCalendarDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export const dateField = sentText
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date (YYYY-MM-DD)')
  .refine(isCalendarDate, {
    error: 'is not a day of the calendar',
    when: ({ issues }) => issues.length === 0,
  });

export const timeField = sentText.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time (HH:MM)');

/** Degrees, to the precision that a phone tells. */
export const coordinateField = (limit: number) =>
  sentText
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'is not a coordinate')
    .transform(Number)
    .refine((degrees) => Math.abs(degrees) <= limit, 'is not a coordinate')
    .meta({ type: 'number', minimum: -limit, maximum: limit });

/** Made by the client for one thing that it wants: a repeat of it is known by the key. */
export const submitKeyField = textField(64).regex(
  /^[\w-]{16,64}$/,
  'is not a key of 16 to 64 letters and digits',
);

export const decimalField = sentText.regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'is not an amount');

/** A field that a browser may send empty: an empty text counts as absent. */
export const optionalField = <S extends z.ZodType>(schema: S) =>
  z.preprocess((sent) => (sent === '' ? undefined : sent), schema.optional()).optional();

const lists = new WeakMap<object, { item: z.ZodType; max: number }>();
/** What stands in a list that a form carries; nothing of any other field. */
export const listIn = (schema: object): { item: z.ZodType; max: number } | undefined => lists.get(schema);

/** A list arrives as {0: a, 1: b} after decoding. */
export const listField = <S extends z.ZodType>(item: S, max: number) => {
  const list = z
    .record(z.string().regex(/^\d{1,4}$/, 'is not a list position'), item)
    .transform((held) =>
      Object.entries(held)
        .toSorted(([a], [b]) => Number(a) - Number(b))
        .map(([, value]) => value),
    )
    .refine((held) => held.length <= max, `has more than ${max} entries`);
  lists.set(list, { item, max });
  return list;
};

const jsonFields = new WeakSet<object>();

/** A value with parts of its own, sent as JSON: a form alone would lose which of them are numbers, and which are none. */
export const jsonField = <S extends z.ZodType>(schema: S, max: number) => {
  const field = textField(max)
    .transform((sent, context): unknown => {
      try {
        return JSON.parse(sent);
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);
  jsonFields.add(field);
  return field;
};

/** Whether a form carries a field as JSON, whatever stands around it. */
export function isSentAsJson(schema: z.core.$ZodType): boolean {
  if (jsonFields.has(schema)) return true;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return isSentAsJson(schema.def.innerType);
  return schema instanceof z.ZodPipe && isSentAsJson(schema.def.out);
}

/** What an answer carries. */
export const flag = z.union([z.literal(0), z.literal(1)]);
export type Flag = z.output<typeof flag>;
/** Money on the wire: a decimal text with two digits. */
export const money = z.string().regex(/^-?\d+\.\d{2}$/);

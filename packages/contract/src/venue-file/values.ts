import { z } from 'zod';
import { weekdays } from '#entities/fulfilment';

/** What people write in a venue file, each with the words that say what is wrong. */
const word = (what: string) =>
  z.string({ error: ({ input }) => (input === undefined ? 'is missing' : `is not ${what}`) });

/** Halves of characters and control characters: no screen shows them, and not every database keeps them. */
const isReadable = (written: string): boolean => written.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(written);

export const text = (max: number) =>
  word('a text')
    .max(max, `is longer than ${max} characters`)
    .refine(isReadable, 'has characters that cannot be shown');
export const named = (max: number) => text(max).min(1, 'is empty');

export const yes = z.boolean('is not true or false').default(true);
export const no = z.boolean('is not true or false').default(false);

const MOST = 1_000_000;
export const count = z.int('is not a whole number').min(0, 'is below 0').max(MOST, `is more than ${MOST}`);

export const amount = word('an amount like "8.00"').regex(
  /^(0|[1-9]\d{0,6})\.\d{2}$/,
  'is not an amount like "8.00"',
);
/** What an option adds, or takes off. */
export const difference = word('an amount like "1.50" or "-1.50"').regex(
  /^(?!-0\.00$)-?(0|[1-9]\d{0,6})\.\d{2}$/,
  'is not an amount like "1.50" or "-1.50"',
);
/** In hundredths at the finest, as the surcharges are kept: one way to write each. */
export const percent = word('a percentage like "1.5"').regex(
  /^(?:100|(?:0|[1-9]\d?)(?:\.\d?[1-9])?)$/,
  'is not a percentage like "1.5"',
);

const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
export const clock = word('a time like "11:00"').regex(
  new RegExp(`^${CLOCK}$`),
  'is not a time like "11:00"',
);
export const clockOrNothing = word('a time like "11:00"').regex(
  new RegExp(`^(?:${CLOCK})?$`),
  'is not a time like "11:00"',
);
const window = word('hours like "11:00-14:30"').regex(
  new RegExp(`^${CLOCK}-${CLOCK}$`),
  'is not hours like "11:00-14:30"',
);
export const windows = z.array(window, 'is not a list').max(10, 'has more than 10 entries').default([]);

export const day = z.enum(weekdays, 'is not a day like "mon"');

const isOnCalendar = (date: string): boolean => {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
};
export const date = word('a date like "2026-12-25"')
  .regex(/^[12]\d{3}-\d{2}-\d{2}$/, 'is not a date like "2026-12-25"')
  .refine(isOnCalendar, 'is not a day of the calendar');

/** By the venue's own clock. Seconds stand there only where there are any, so that each moment is written in one way. */
export const moment = word('a date and time like "2026-12-25 09:00"')
  .regex(
    new RegExp(
      String.raw`^(?:1\d|2[0-8])\d{2}-\d{2}-\d{2} ${CLOCK}(?::(?!00(?:\.000)?$)[0-5]\d(?:\.(?!000)\d{3})?)?$`,
    ),
    'is not a date and time like "2026-12-25 09:00"',
  )
  .refine((written) => isOnCalendar(written.slice(0, 10)), 'is not a day of the calendar');

const knownZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
export const timeZone = word('a time zone like "Australia/Perth"').refine(
  knownZone,
  'is not a time zone like "Australia/Perth"',
);

const degrees = (limit: number) =>
  z
    .number('is not a number')
    .min(-limit, 'is not a coordinate')
    .max(limit, 'is not a coordinate')
    .refine((it) => Math.round(it * 1e6) / 1e6 === it, 'has more than 6 decimals')
    // Nothing has no sign: it is kept in whole numbers, which have none either.
    .refine((it) => !Object.is(it, -0), 'is not a coordinate');
export const latitude = degrees(90);
export const longitude = degrees(180);

export const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, 'is not a list').max(most, `has more than ${most} entries`);

import { z } from 'zod';
import { call } from '#call';
import { dateField, flag, flagField, idField, money, optionalField, textField } from '#fields';

/** One date of one standing order. Empty: nothing is wanted. */
export const standingCellState = z.enum([
  '',
  'coming',
  'problem',
  'left_out',
  'venue_paused',
  'paying',
  'placed',
  'skipped',
]);

const cell = z.strictObject({
  date: z.string(),
  state: standingCellState,
  /** How many products. */
  count: z.number(),
  /** Why it was skipped, or would be. */
  reason: z.string(),
});

const row = z.strictObject({
  id: z.number(),
  customer: z.string(),
  /** 'Flat White, Almond Croissant and 2 more'. */
  what: z.string(),
  /** '7:30 am, Pickup'. */
  when: z.string(),
  status: flag,
  paused_by: z.enum(['', 'customer', 'card']),
  cells: z.array(cell),
  week_total: money,
  /** What the next one is paid from. */
  pays: z.enum(['balance', 'card', 'nothing']),
  /** '$24.60' or 'Visa 7710'. */
  pays_text: z.string(),
});
export type ConsoleStandingRow = z.output<typeof row>;

const waiting = z.strictObject({
  id: z.number(),
  customer: z.string(),
  reason: z.string(),
  /** When its customer was last told, in seconds since 1970; 0 is never. */
  told: z.number(),
  /** 1 where it can go out unpaid, as nothing but money is missing. */
  may_go_out: flag,
  /** 1 where somebody has said that it goes out, and is paid in store. */
  goes_out: flag,
});

const toMake = z.strictObject({
  product_id: z.number(),
  name: z.string(),
  img_url: z.string(),
  tint: z.string(),
  count: z.number(),
  /** How many at which time, HH:MM. */
  times: z.array(z.strictObject({ time: z.string(), count: z.number() })),
});
export type StandingToMake = z.output<typeof toMake>;

const nextDay = z.strictObject({
  date: z.string(),
  orders: z.number(),
  total: money,
  /** When the first of them is placed, in seconds since 1970; 0 once all of them are. */
  cut_off: z.number(),
  cut_off_text: z.string(),
  /** Those that would be skipped, and those that go out unpaid. */
  waiting: z.array(waiting),
  to_make: z.array(toMake),
});
export type StandingNextDay = z.output<typeof nextDay>;

const pause = z.strictObject({ id: z.number(), from: z.string(), to: z.string(), note: z.string() });
export type ConsoleStandingPause = z.output<typeof pause>;

export const consoleStanding = call({
  action: 'ConsoleStanding',
  can: 'see_orders',
  scope: 'venue',
  /** Any date of the week; left out it is this one. */
  input: z.object({ date: optionalField(dateField) }),
  output: z.strictObject({
    /** In seconds since 1970. */
    now: z.number(),
    today: z.string(),
    /** Monday to Sunday, with how many orders each has. */
    days: z.array(z.strictObject({ date: z.string(), orders: z.number() })),
    rows: z.array(row),
    /** 1 where there are more than are shown. */
    more: flag,
    total: money,
    /** Days on which the venue has nothing placed, those that are over left out. */
    pauses: z.array(pause),
    /** The next date that has any. */
    next: nextDay.optional(),
  }),
  errors: [],
  perMinute: 120,
});

const deed = {
  action: 'ConsoleStanding',
  scope: 'venue',
  output: z.strictObject({}),
  perMinute: 60,
} as const;

/** Tells a customer once more what keeps their next order from being placed. */
export const consoleRemindStanding = call({
  ...deed,
  sub: 'remind',
  can: 'move_orders',
  input: z.object({ standing_order_id: idField }),
  errors: ['standing_not_found', 'standing_nothing_wrong', 'standing_told_before'],
});

/** Has the order of a date placed though nothing pays for it: it is paid in store. */
export const consoleLetStandingOut = call({
  ...deed,
  sub: 'let_out',
  can: 'take_payments',
  input: z.object({ standing_order_id: idField, date: dateField, on: flagField }),
  errors: ['standing_not_found', 'standing_date_gone', 'standing_not_next', 'payment_method_unavailable'],
});

/** Places what can be placed for a date at once, before its cut-off. */
export const consolePlaceStanding = call({
  ...deed,
  sub: 'place',
  can: 'manage_venue',
  input: z.object({ date: dateField }),
  output: z.strictObject({ orders: z.number() }),
  errors: ['standing_date_gone'],
});

/** Has nothing placed on these days, the first and the last included; those who keep one are told. */
export const consolePauseStanding = call({
  ...deed,
  sub: 'pause',
  can: 'manage_venue',
  input: z.object({ first_day: dateField, last_day: dateField, note: optionalField(textField(200)) }),
  output: z.strictObject({ pause_id: z.number(), orders: z.number() }),
  errors: ['standing_pause_past', 'standing_pause_long', 'standing_pause_overlaps', 'standing_pause_many'],
});

/** Ends a pause, or takes back one that has not begun. */
export const consoleResumeStanding = call({
  ...deed,
  sub: 'resume',
  can: 'manage_venue',
  input: z.object({ pause_id: idField }),
  errors: ['standing_pause_gone'],
});

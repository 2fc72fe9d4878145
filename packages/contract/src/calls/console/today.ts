import { z } from 'zod';
import { call } from '#call';
import { leftToDo } from '#entities/set-up';
import { flag, money } from '#fields';

/** How the day goes. */
export const consoleToday = call({
  action: 'ConsoleToday',
  can: 'see_payments',
  scope: 'venue',
  input: z.object({}),
  output: z.strictObject({
    /** By the venue's own calendar and clock. */
    date: z.string(),
    time: z.string(),
    /** 'Open now, until 9 pm'. */
    line: z.string(),
    /** Taken for what was sold so far: less what is not paid yet, was refunded or cancelled. */
    sales: money,
    unpaid: money,
    /** The same a week ago, by the same time of day. */
    sales_before: money,
    orders: z.number(),
    average: money,
    /** What went back today, because of edits too. */
    refunded: money,
    /** In percent; nothing where no order was ready yet. */
    on_time: z.number().optional(),
    channels: z.array(z.strictObject({ name: z.string(), percent: z.number() })),
    /** By the hour that orders are for: ready, still to make, and what this weekday usually has. */
    hours: z.array(
      z.strictObject({ hour: z.number(), made: z.number(), booked: z.number(), usual: z.number() }),
    ),
    /** Orders that are not ready yet, and those of them that are late. */
    open: z.number(),
    late: z.number(),
    /** The draft of the menu was to go live and could not. */
    draft_failed: flag,
  }),
  errors: [],
  perMinute: 120,
});

/** What is left to do after the set-up. */
export const consoleLeftToDo = call({
  action: 'ConsoleToday',
  sub: 'left_to_do',
  can: 'manage_venue',
  scope: 'venue',
  input: z.object({}),
  output: z.strictObject({ steps: z.array(z.strictObject({ step: z.enum(leftToDo), done: flag })) }),
  errors: [],
  perMinute: 120,
});

import { z } from 'zod';
import { call } from '#call';
import { dateField, flag, flagField, idField, intField, optionalField, textField } from '#fields';

/** Open follows the opening hours; paused takes no orders until a moment; closed takes none until it is opened again. */
export const storeState = z.enum(['open', 'paused', 'closed'], 'is not open, paused or closed');

export const storeStatus = z.strictObject({
  state: storeState,
  /** Seconds since 1970; 0 when it is not paused for a time. */
  paused_until: z.number(),
  reason: z.string(),
  open_text: z.string(),
});

export const stockItem = z.strictObject({
  id: z.number(),
  category: z.string(),
  name: z.string(),
  img_url: z.string(),
  tint: z.string(),
  sold_out: flag,
  /** Seconds since 1970; 0 is until it is put back. */
  sold_out_until: z.number(),
  /** 'Back at 5 pm', as customers read it. */
  available_str: z.string(),
  /** How many are left today; left out where nobody counts them. */
  left: z.number().optional(),
  /** With how many each day begins; left out where days are not counted. */
  daily: z.number().optional(),
});

export const capacityRow = z.strictObject({
  /** What orders take a place of: `slot:4:2026-11-18`. */
  place: z.string(),
  kind: z.enum(['slot', 'stop', 'location', 'block']),
  label: z.string(),
  cut_off_time_str: z.string(),
  capacity: z.number(),
  /** What the place has on ordinary days; another capacity is a change for this date alone. */
  usual: z.number(),
  taken: z.number(),
  held: z.number(),
});

const consoleStoreAnswer = z.strictObject({ status: storeStatus, items: z.array(stockItem) });

export const consoleStore = call({
  action: 'ConsoleStore',
  can: 'see_orders',
  scope: 'venue',
  input: z.object({}),
  output: consoleStoreAnswer,
  errors: [],
  perMinute: 240,
});

export const consoleSetStore = call({
  action: 'ConsoleStore',
  sub: 'set_state',
  can: 'pause_orders',
  scope: 'venue',
  input: z.object({
    state: storeState,
    /** For a pause; left out it lasts until somebody opens the store. */
    minutes: optionalField(idField),
    reason: optionalField(textField(120)),
  }),
  output: storeStatus,
  errors: ['bad_pause'],
  perMinute: 60,
});

export const consoleSoldOut = call({
  action: 'ConsoleStore',
  sub: 'sold_out',
  can: 'mark_sold_out',
  scope: 'venue',
  input: z.object({
    product_id: idField,
    sold_out: flagField,
    /** How long; `today` ends with the venue's day. */
    until: optionalField(z.enum(['hour', 'today', 'open'], 'is not hour, today or open')),
  }),
  output: stockItem,
  errors: ['no_product'],
  perMinute: 240,
});

const leftField = intField.refine((left) => left >= 0 && left <= 99_999, 'is not a number from 0 to 99999');

/** A number begins to count, or says what is there now; left out, nobody counts any more. Where each day begins with a number, it is about today alone. */
export const consoleSetStock = call({
  action: 'ConsoleStore',
  sub: 'set_stock',
  can: 'mark_sold_out',
  scope: 'venue',
  input: z.object({ product_id: idField, left: optionalField(leftField) }),
  output: stockItem,
  errors: ['no_product'],
  perMinute: 240,
});

export const consoleCapacity = call({
  action: 'ConsoleCapacity',
  can: 'see_orders',
  scope: 'venue',
  input: z.object({ date: optionalField(dateField) }),
  output: z.strictObject({
    date: z.string(),
    rows: z.array(capacityRow),
    /** The ways to order that have times still to come on this date, and no limit to them. */
    no_limit: z.array(z.string()),
  }),
  errors: [],
  perMinute: 240,
});

export const consoleSetCapacity = call({
  action: 'ConsoleCapacity',
  sub: 'set',
  can: 'manage_venue',
  scope: 'venue',
  input: z.object({ place: textField(60), capacity: intField }),
  output: capacityRow,
  errors: ['no_place', 'bad_capacity'],
  perMinute: 120,
});

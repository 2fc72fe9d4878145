import { z } from 'zod';
import { historyOf, undoOf } from '#calls/edits';
import { call } from '#call';
import { hoursValue, shopAt, venueHours } from '#entities/venue-hours';
import { dateField, flagField, jsonField, optionalField, timeField } from '#fields';
import { listOf } from '#venue-file/values';

const ofHours = { action: 'ConsoleHours', can: 'manage_venue', scope: 'venue' } as const;

/** When the venue takes orders, by fulfilment type. */
export const consoleHours = call({
  ...ofHours,
  input: z.object({}),
  output: venueHours,
  errors: [],
  perMinute: 240,
});

const wish = z.strictObject({
  id: z.int('is not an id').positive('is not an id'),
  /** The one that was seen: a change on top of somebody else's is refused. */
  version: z.int('is not a version'),
  value: hoursValue,
});

/** Changes several types at once, all of them or none. */
export const consoleSaveHours = call({
  ...ofHours,
  sub: 'save',
  input: z.object({ types: jsonField(listOf(wish, 6), 100_000) }),
  output: z.strictObject({ edit_id: z.number(), saved: venueHours }),
  errors: ['part_changed', 'no_fulfilment_type', 'hours_overlap', 'date_twice'],
  perMinute: 120,
});

/** The shop at any moment, with hours that are not saved yet. */
export const consoleShopAt = call({
  ...ofHours,
  sub: 'preview',
  input: z.object({
    date: dateField,
    time: timeField,
    types: optionalField(jsonField(listOf(wish.pick({ id: true, value: true }), 6), 100_000)),
    /** 1: with the draft of the menu, whenever it goes live. */
    draft: optionalField(flagField),
  }),
  output: shopAt,
  errors: [],
  perMinute: 240,
});

export const consoleHoursHistory = historyOf(ofHours);

export const consoleUndoHours = undoOf(ofHours);

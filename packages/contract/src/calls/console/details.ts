import { z } from 'zod';
import { call } from '#call';
import { editEntry } from '#entities/edit';
import { detailsValue, venueDetails } from '#entities/venue-details';
import { idField, jsonField, optionalField, textField } from '#fields';

const ofDetails = { action: 'ConsoleDetails', can: 'manage_venue', scope: 'venue' } as const;

/** Name, address, phone, ABN, GST and clock of the venue. */
export const consoleDetails = call({
  ...ofDetails,
  input: z.object({}),
  output: venueDetails,
  errors: [],
  perMinute: 240,
});

export const consoleSaveDetails = call({
  ...ofDetails,
  sub: 'save',
  input: z.object({
    /** Of what was seen: a change on top of somebody else's is refused. */
    seen: textField(64),
    details: jsonField(detailsValue, 8000),
  }),
  output: z.strictObject({ edit_id: z.number(), saved: venueDetails }),
  errors: ['part_changed', 'abn_invalid', 'abn_missing', 'clock_in_use'],
  perMinute: 60,
});

export const consoleDetailsHistory = call({
  ...ofDetails,
  sub: 'history',
  input: z.object({ before: optionalField(idField) }),
  output: z.strictObject({ edits: z.array(editEntry), more: z.boolean() }),
  errors: [],
  perMinute: 120,
});

export const consoleUndoDetails = call({
  ...ofDetails,
  sub: 'undo',
  input: z.object({ edit_id: idField }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['no_edit', 'edited_since'],
  perMinute: 60,
});

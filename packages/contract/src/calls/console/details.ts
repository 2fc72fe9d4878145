import { z } from 'zod';
import { historyOf, undoOf } from '#calls/edits';
import { call } from '#call';
import { detailsValue, venueDetails } from '#entities/venue-details';
import { jsonField, textField } from '#fields';

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

export const consoleDetailsHistory = historyOf(ofDetails);

export const consoleUndoDetails = undoOf(ofDetails);

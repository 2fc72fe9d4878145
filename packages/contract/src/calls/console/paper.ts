import { z } from 'zod';
import { historyOf, undoOf } from '#calls/edits';
import { call } from '#call';
import { paperHead, paperSettings } from '#entities/paper';
import { intField, jsonField } from '#fields';

const ofPaper = { action: 'ConsolePaper', can: 'manage_venue', scope: 'venue' } as const;

const heldPaper = z.strictObject({
  version: z.number(),
  value: paperSettings,
  head: paperHead,
  time_zone: z.string(),
});

/** What is printed on receipts and dockets. */
export const consolePaper = call({
  ...ofPaper,
  input: z.object({}),
  output: heldPaper,
  errors: [],
  perMinute: 240,
});

export const consoleSavePaper = call({
  ...ofPaper,
  sub: 'save',
  input: z.object({
    /** The one that was seen: a change on top of somebody else's is refused. */
    version: intField,
    paper: jsonField(paperSettings, 4000),
  }),
  output: z.strictObject({ edit_id: z.number(), saved: heldPaper }),
  errors: ['part_changed'],
  perMinute: 120,
});

export const consolePaperHistory = historyOf(ofPaper);

export const consoleUndoPaper = undoOf(ofPaper);

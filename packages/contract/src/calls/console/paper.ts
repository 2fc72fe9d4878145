import { z } from 'zod';
import { call } from '#call';
import { editEntry } from '#entities/edit';
import { paperHead, paperSettings } from '#entities/paper';
import { idField, intField, jsonField, optionalField } from '#fields';

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

export const consolePaperHistory = call({
  ...ofPaper,
  sub: 'history',
  input: z.object({ before: optionalField(idField) }),
  output: z.strictObject({ edits: z.array(editEntry), more: z.boolean() }),
  errors: [],
  perMinute: 120,
});

export const consoleUndoPaper = call({
  ...ofPaper,
  sub: 'undo',
  input: z.object({ edit_id: idField }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['no_edit', 'edited_since'],
  perMinute: 120,
});

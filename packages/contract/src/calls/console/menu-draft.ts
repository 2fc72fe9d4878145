import { z } from 'zod';
import { call } from '#call';
import { draftPart, menuDraft } from '#entities/menu-editor';
import { shopAt } from '#entities/venue-hours';
import { dateField, flagField, idField, intField, optionalField, timeField } from '#fields';

const ofMenu = { action: 'ConsoleMenu', can: 'manage_menu', scope: 'venue' } as const;

/** Takes one thing out of the draft, or everything where none is named. */
export const consoleDropDraft = call({
  ...ofMenu,
  sub: 'drop_draft',
  input: z.object({ part: optionalField(draftPart), id: optionalField(idField) }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: ['no_draft_change'],
  perMinute: 120,
});

/** Wishes the same over what is live by now: somebody changed it there since. */
export const consoleKeepDraft = call({
  ...ofMenu,
  sub: 'keep_draft',
  input: z.object({ part: draftPart, id: idField }),
  output: menuDraft,
  errors: ['no_draft_change'],
  perMinute: 120,
});

/** Makes the draft live, all of it or nothing: now, or at a moment by the venue's own calendar and clock. */
export const consolePublishMenu = call({
  ...ofMenu,
  sub: 'publish',
  input: z.object({
    /** Of the draft that was seen. */
    version: intField,
    date: optionalField(dateField),
    time: optionalField(timeField),
  }),
  output: z.strictObject({
    /** 0 where it goes live later. */
    edit_id: z.number(),
    /** Seconds since 1970; 0 where it is live. */
    publish_at: z.number(),
  }),
  errors: ['draft_empty', 'draft_changed', 'draft_stuck', 'publish_past', 'menu_full'],
  perMinute: 30,
});

/** The draft does not go live by itself any more. */
export const consoleUnplanMenu = call({
  ...ofMenu,
  sub: 'unplan',
  input: z.object({}),
  output: menuDraft,
  errors: [],
  perMinute: 30,
});

/** The shop at any moment as a customer will meet it, with what is live by then. */
export const consolePreviewMenu = call({
  ...ofMenu,
  sub: 'preview',
  input: z.object({ date: dateField, time: timeField, draft: optionalField(flagField) }),
  output: shopAt,
  errors: [],
  perMinute: 240,
});

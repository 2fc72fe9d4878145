import { z } from 'zod';
import { call } from '#call';
import { idField, textField } from '#fields';

const ofMenu = { action: 'ConsoleMenu', can: 'manage_menu', scope: 'venue' } as const;

const wish = {
  /** A file of ours, a table of products, Square's catalogue, or a page with a menu in it. */
  text: textField(200_000).min(1, 'is missing'),
  /** The address of the menu that it is brought into. */
  menu: textField(80),
  /** `add` keeps what the list does not name, `replace` takes it off. */
  bring: z.enum(['add', 'replace'], 'is not add or replace'),
} as const;
const refusals = ['no_menu', 'menu_unreadable', 'venue_refused'] as const;

const plannedPart = z.strictObject({
  part: z.string(),
  added: z.array(z.string()),
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});

/** Every menu of the venue with its options, as a venue file. */
export const consoleExportMenu = call({
  ...ofMenu,
  sub: 'export',
  input: z.object({}),
  output: z.strictObject({ text: z.string() }),
  errors: [],
  perMinute: 30,
});

/** What would change, and what could not be read; nothing is kept. */
export const consolePlanImport = call({
  ...ofMenu,
  sub: 'plan_import',
  input: z.object(wish),
  output: z.strictObject({
    plan: z.array(plannedPart),
    unread: z.array(z.strictObject({ where: z.string(), why: z.string() })),
    /** Named when it is carried out: another plan is shown first. */
    seen: z.string(),
  }),
  errors: refusals,
  perMinute: 30,
});

/** All of it or none. */
export const consoleImportMenu = call({
  ...ofMenu,
  sub: 'import',
  input: z.object({ ...wish, seen: textField(64) }),
  output: z.strictObject({ edit_id: z.number() }),
  errors: [...refusals, 'copy_changed'],
  perMinute: 10,
});

export const consoleUndoImport = call({
  ...ofMenu,
  sub: 'undo_import',
  input: z.object({ edit_id: idField }),
  output: z.strictObject({}),
  errors: ['no_edit', 'edited_since', 'venue_refused'],
  perMinute: 10,
});

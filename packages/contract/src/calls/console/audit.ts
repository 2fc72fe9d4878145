import { z } from 'zod';
import { call } from '#call';
import { auditAreas } from '#audit-areas';
import { auditEntry } from '#entities/audit';
import { dateField, flag, flagField, idField, optionalField } from '#fields';

/** What the team did, the latest first: of somebody, in a part of the console, on a day. */
export const consoleAudit = call({
  action: 'ConsoleAudit',
  can: 'manage_team',
  scope: 'venue',
  input: z.object({
    person_id: optionalField(idField),
    area: optionalField(z.enum(auditAreas, 'is not a part of the console')),
    date: optionalField(dateField),
    /** 1: at every venue of the organisation. */
    everywhere: optionalField(flagField),
    /** The last entry that is known already. */
    before: optionalField(idField),
  }),
  output: z.strictObject({
    entries: z.array(auditEntry),
    more: flag,
    /** Whose entries there are. */
    people: z.array(z.strictObject({ id: z.number(), name: z.string() })),
    /** 1: the caller works in every venue, and may look at all of them. */
    has_venues: flag,
  }),
  errors: [],
  perMinute: 120,
});

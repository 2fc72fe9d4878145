import { z } from 'zod';
import { auditAreas } from '#audit-areas';

const auditLine = z.strictObject({
  what: z.string(),
  /** Empty where it was not there. */
  before: z.string(),
  /** Empty where it is there no more. */
  after: z.string(),
});
export type AuditLine = z.output<typeof auditLine>;

/** Something that somebody of the team did, or a tool of theirs. */
export const auditEntry = z.strictObject({
  id: z.number(),
  /** Seconds since 1970. */
  at: z.number(),
  who: z.string(),
  /** The API key that did it for them; empty where they did it themselves. */
  key: z.string(),
  venue: z.string(),
  /** Empty for what another version wrote down. */
  area: z.union([z.enum(auditAreas), z.literal('')]),
  /** 'Moved an order'. */
  text: z.string(),
  /** What it was done to: an order's id, a name, an email. */
  subject: z.string(),
  lines: z.array(auditLine),
  /** How many more lines there are. */
  more: z.number(),
});
export type AuditEntry = z.output<typeof auditEntry>;

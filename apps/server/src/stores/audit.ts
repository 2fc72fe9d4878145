import type { Tx } from '#db/database';

export type AuditEntry = {
  venueId: number;
  personId: number;
  action: string;
  subject: string;
  details: unknown;
  now: number;
};

/** Answers the id of the entry. */
export async function audit(tx: Tx, entry: AuditEntry): Promise<number> {
  const { id } = await tx.q
    .insertInto('audit')
    .values({
      venue_id: entry.venueId,
      person_id: entry.personId,
      action: entry.action,
      subject: entry.subject,
      details: JSON.stringify(entry.details),
      created_at: entry.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import type { Tx } from '#db/database';

export type AuditEntry = {
  venueId: number;
  personId: number;
  action: string;
  subject: string;
  details: unknown;
  now: number;
};

export async function audit(tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.q
    .insertInto('audit')
    .values({
      venue_id: entry.venueId,
      person_id: entry.personId,
      action: entry.action,
      subject: entry.subject,
      details: JSON.stringify(entry.details),
      created_at: entry.now,
    })
    .execute();
}

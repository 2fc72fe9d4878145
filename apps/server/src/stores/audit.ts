import type { AuditArea } from '@servery/contract/audit-areas';
import type { CallName } from '@servery/contract/registry';
import { type DeedName, deedsIn } from '@servery/domain/audit/deeds';
import { kept } from '@servery/domain/audit/keep';
import type { ReadTx, Tx } from '#db/database';

/** In its own words, or a call that has none. */
export type AuditAction = DeedName | CallName;

type NewEntry = {
  venueId: number;
  personId: number;
  /** Of the API key that does it for them; empty where they do it themselves. */
  keyName?: string;
  action: AuditAction;
  subject: string;
  details: unknown;
  /**
   * It can be taken back: all of it is kept, letter by letter, or the undo would lose what was left out. Nothing that
   * can be edited so is a secret.
   */
  isWhole?: boolean;
  now: number;
};

/** Answers the id of the entry. */
export async function audit(tx: Tx, entry: NewEntry): Promise<number> {
  const { id } = await tx.q
    .insertInto('audit')
    .values({
      venue_id: entry.venueId,
      person_id: entry.personId,
      action: entry.action,
      subject: entry.subject,
      details: JSON.stringify(entry.isWhole ? entry.details : kept(entry.details)),
      created_at: entry.now,
      key_name: entry.keyName ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type AuditRecord = {
  id: number;
  at: number;
  who: string;
  keyName: string;
  venue: string;
  action: string;
  subject: string;
  /** Of the order that the subject is; empty where it is none. */
  orderNumber: string;
  details: unknown;
};

type Filter = {
  personId: number | undefined;
  area: AuditArea | undefined;
  /** In milliseconds, from the first to before the last. */
  span: { from: number; to: number } | undefined;
  before: number | undefined;
  limit: number;
};

/** The latest first. */
export async function auditEntries(
  tx: ReadTx,
  venueIds: readonly number[],
  { personId, area, span, before, limit }: Filter,
): Promise<AuditRecord[]> {
  let found = tx.q
    .selectFrom('audit')
    .innerJoin('person', 'person.id', 'audit.person_id')
    .innerJoin('venue', 'venue.id', 'audit.venue_id')
    .leftJoin('orders', (on) =>
      on.onRef('orders.ref', '=', 'audit.subject').onRef('orders.venue_id', '=', 'audit.venue_id'),
    )
    .select([
      'audit.id',
      'audit.created_at',
      'audit.key_name',
      'audit.action',
      'audit.subject',
      'audit.details',
      'person.name as who',
      'venue.name as venue',
      'orders.number as order_number',
    ])
    .where('audit.venue_id', 'in', venueIds)
    .orderBy('audit.id', 'desc')
    .limit(limit);
  if (personId !== undefined) found = found.where('audit.person_id', '=', personId);
  if (area !== undefined) found = found.where('audit.action', 'in', deedsIn(area));
  if (span) found = found.where('audit.created_at', '>=', span.from).where('audit.created_at', '<', span.to);
  if (before !== undefined) found = found.where('audit.id', '<', before);
  return (await found.execute()).map((row) => ({
    id: row.id,
    at: row.created_at,
    who: row.who,
    keyName: row.key_name,
    venue: row.venue,
    action: row.action,
    subject: row.subject,
    orderNumber: row.order_number ?? '',
    details: JSON.parse(row.details) as unknown,
  }));
}

/** Those of an organisation's people, of now and of before, who did something there. */
export async function peopleInAudit(
  tx: ReadTx,
  organisationId: number,
  venueIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return tx.q
    .selectFrom('person')
    .select(['person.id', 'person.name'])
    .where('person.id', 'in', (of) =>
      of.selectFrom('membership').select('person_id').where('organisation_id', '=', organisationId),
    )
    .where((where) =>
      where.exists(
        where
          .selectFrom('audit')
          .select('audit.id')
          .where('audit.venue_id', 'in', venueIds)
          .whereRef('audit.person_id', '=', 'person.id'),
      ),
    )
    .orderBy('person.name')
    .orderBy('person.id')
    .execute();
}

/** Something that was done, by its id and what it was. */
export async function findDeed(
  tx: ReadTx,
  { id, action }: { id: number; action: string },
): Promise<{ venueId: number; details: unknown } | undefined> {
  const row = await tx.q
    .selectFrom('audit')
    .select(['venue_id', 'details'])
    .where('id', '=', id)
    .where('action', '=', action)
    .executeTakeFirst();
  return row && { venueId: row.venue_id, details: JSON.parse(row.details) };
}

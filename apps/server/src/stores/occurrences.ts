import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { StandingOccurrenceTable } from '#db/tables/standing';

export type OccurrenceRecord = Selectable<StandingOccurrenceTable>;
export type NewOccurrence = Omit<OccurrenceRecord, 'id' | 'updated_at'>;

export async function insertOccurrence(tx: Tx, occurrence: NewOccurrence): Promise<OccurrenceRecord> {
  return tx.q
    .insertInto('standing_occurrence')
    .values({ ...occurrence, updated_at: occurrence.created_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findOccurrence(
  tx: ReadTx,
  standingId: number,
  date: string,
): Promise<OccurrenceRecord | undefined> {
  return tx.q
    .selectFrom('standing_occurrence')
    .selectAll()
    .where('standing_order_id', '=', standingId)
    .where('on_date', '=', date)
    .executeTakeFirst();
}

/** Those that their customer has skipped, of dates to come. */
export async function skippedAhead(
  tx: ReadTx,
  standingId: number,
  now: number,
): Promise<Pick<OccurrenceRecord, 'on_date' | 'due_at'>[]> {
  return tx.q
    .selectFrom('standing_occurrence')
    .select(['on_date', 'due_at'])
    .where('standing_order_id', '=', standingId)
    .where('reason', '=', 'customer')
    .where('due_at', '>', now)
    .orderBy('on_date')
    .execute();
}

/** What became of a venue's dates in a week. */
export async function occurrencesAt(
  tx: ReadTx,
  venueId: number,
  { from, to }: { from: string; to: string },
): Promise<OccurrenceRecord[]> {
  return tx.q
    .selectFrom('standing_occurrence')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('on_date', '>=', from)
    .where('on_date', '<=', to)
    .execute();
}

/** A date that its customer skipped is wanted after all. */
export async function putBack(tx: Tx, id: number): Promise<void> {
  await tx.q
    .deleteFrom('standing_occurrence')
    .where('id', '=', id)
    .where('reason', '=', 'customer')
    .execute();
}

/** Locked until the transaction ends. */
export async function lockOccurrence(tx: Tx, id: number): Promise<OccurrenceRecord | undefined> {
  return tx.q
    .updateTable('standing_occurrence')
    .set((row) => ({ state: row.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Ends what is being paid, once: nothing where it has ended before. */
export async function endOccurrence(
  tx: Tx,
  id: number,
  end: Pick<OccurrenceRecord, 'state' | 'reason' | 'reason_text' | 'order_id'> & { now: number },
): Promise<OccurrenceRecord | undefined> {
  const { now, ...set } = end;
  return tx.q
    .updateTable('standing_occurrence')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'paying')
    .returningAll()
    .executeTakeFirst();
}

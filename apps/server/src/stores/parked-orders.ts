import type { CartLine } from '@servery/domain/cart/lines';
import { freeSeat, KEEP_PARKED_MS, MOST_PARKED } from '@servery/domain/ordering/parked';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { ParkedOrderTable } from '#db/tables/ordering';
import { type CartDetails, parseDetails, parseLines } from '#stores/cart-rows';

type Row = Selectable<ParkedOrderTable>;
export type ParkedRecord = Omit<Row, 'lines' | 'details'> & {
  lines: CartLine[];
  details: CartDetails;
};

const parkedFrom = (row: Row): ParkedRecord => ({
  ...row,
  lines: parseLines(row.lines),
  details: parseDetails(row.details),
});

export async function parkedAt(tx: ReadTx, venueId: number, now: number): Promise<ParkedRecord[]> {
  const rows = await tx.q
    .selectFrom('parked_order')
    .selectAll()
    .where('venue_id', '=', venueId)
    .where('resumed_session_id', '=', 0)
    .where('parked_at', '>', now - KEEP_PARKED_MS)
    .orderBy('parked_at')
    .orderBy('id')
    .execute();
  return rows.map(parkedFrom);
}

export async function isParkedBefore(tx: ReadTx, key: string): Promise<boolean> {
  const row = await tx.q
    .selectFrom('parked_order')
    .select('id')
    .where('park_key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}

/** What has had its time makes room. */
async function clearAged(tx: Tx, venueId: number, now: number): Promise<void> {
  await tx.q
    .deleteFrom('parked_order')
    .where('venue_id', '=', venueId)
    .where('parked_at', '<=', now - KEEP_PARKED_MS)
    .execute();
}

/** One that was resumed keeps its place while there are others, for the till whose answer was lost. */
async function makeRoom(tx: Tx, venueId: number): Promise<number | undefined> {
  const rows = await tx.q
    .selectFrom('parked_order')
    .select(['id', 'seat', 'resumed_at'])
    .where('venue_id', '=', venueId)
    .orderBy('resumed_at')
    .execute();
  const free = freeSeat(rows.map(({ seat }) => seat));
  const over = free === undefined ? rows.find(({ resumed_at }) => resumed_at > 0) : undefined;
  if (over) await tx.q.deleteFrom('parked_order').where('id', '=', over.id).execute();
  return free ?? over?.seat;
}

export type ToPark = Omit<ParkedRecord, 'id' | 'seat' | 'resumed_session_id' | 'resumed_at'>;

/** False where the venue has no place left. Two that want the same place find its index taken, and look again. */
export async function parkAt(tx: Tx, { lines, details, ...parked }: ToPark): Promise<boolean> {
  await clearAged(tx, parked.venue_id, parked.parked_at);
  for (let tries = 0; tries < MOST_PARKED; tries += 1) {
    const seat = await makeRoom(tx, parked.venue_id);
    if (seat === undefined) return false;
    const values = { ...parked, seat, lines: JSON.stringify(lines), details: JSON.stringify(details) };
    const made = await tx.q
      .insertInto('parked_order')
      .values(values)
      .onConflict((conflict) => conflict.columns(['venue_id', 'seat']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return true;
  }
  return false;
}

/** Only one gets it: whoever comes second finds it gone, but for the one who has it already. */
export async function takeParked(
  tx: Tx,
  { id, venueId, sessionId, now }: { id: number; venueId: number; sessionId: number; now: number },
): Promise<{ parked: ParkedRecord; isNew: boolean } | undefined> {
  const taken = await tx.q
    .updateTable('parked_order')
    .set({ resumed_session_id: sessionId, resumed_at: now })
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .where('resumed_session_id', '=', 0)
    .where('parked_at', '>', now - KEEP_PARKED_MS)
    .returningAll()
    .executeTakeFirst();
  if (taken) return { parked: parkedFrom(taken), isNew: true };
  const mine = await tx.q
    .selectFrom('parked_order')
    .selectAll()
    .where('id', '=', id)
    .where('venue_id', '=', venueId)
    .where('resumed_session_id', '=', sessionId)
    .executeTakeFirst();
  return mine && { parked: parkedFrom(mine), isNew: false };
}

import { type StandingPause, takesFrom } from '@servery/domain/standing-orders/pauses';
import type { ReadTx, Tx } from '#db/database';
import { addStandingJob } from '#stores/jobs';
import { standingFrom } from '#stores/standing-orders';

const columns = ['id', 'from_date as from', 'to_date as to', 'note'] as const;

const coming = (tx: ReadTx, venueId: number, date: string) =>
  tx.q
    .selectFrom('standing_pause')
    .where('venue_id', '=', venueId)
    .where('to_date', '>=', date)
    .where('ended_at', '=', 0)
    .orderBy('from_date');

/** Those that are not over on this date, in their order. */
export const pausesFrom = (tx: ReadTx, venueId: number, date: string): Promise<StandingPause[]> =>
  coming(tx, venueId, date).select(columns).execute();

/** The same, with the moment at which each was made. */
export const pausesMade = (tx: ReadTx, venueId: number, date: string) =>
  coming(tx, venueId, date).select(['from_date as from', 'to_date as to', 'created_at as made']).execute();

export const findPause = (tx: ReadTx, venueId: number, id: number): Promise<StandingPause | undefined> =>
  tx.q
    .selectFrom('standing_pause')
    .select(columns)
    .where('venue_id', '=', venueId)
    .where('id', '=', id)
    .where('ended_at', '=', 0)
    .executeTakeFirst();

export async function insertPause(
  tx: Tx,
  { from, to, note }: Omit<StandingPause, 'id'>,
  by: { venueId: number; now: number },
): Promise<number> {
  const { id } = await tx.q
    .insertInto('standing_pause')
    .values({ venue_id: by.venueId, from_date: from, to_date: to, note, created_at: by.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const endPause = (tx: Tx, id: number, now: number): Promise<unknown> =>
  tx.q.updateTable('standing_pause').set({ ended_at: now }).where('id', '=', id).execute();

/** What a row remembers of a pause: that its customer is to be told, that they were, or that they are told of its end. */
export const PAUSED = 'paused';
export const TOLD = 'told';
export const RESUMED = 'resumed';

/** Plans those anew that come to a venue's days that are paused now, and has them told. Answers whom it takes a day from. */
export async function replanPaused(
  tx: Tx,
  pause: { id: number; venueId: number; from: string; to: string },
  now: number,
): Promise<number> {
  const rows = await tx.q
    .updateTable('standing_order')
    .set((row) => ({ told_at: 0, plan: row('plan', '+', 1), warned: `${PAUSED} ${pause.id}` }))
    .where('venue_id', '=', pause.venueId)
    .where('status', '=', 1)
    .where('next_date', '<=', pause.to)
    .returningAll()
    .execute();
  for (const { id, plan } of rows) await addStandingJob(tx, { standing_order_id: id, plan, since: now }, now);
  return rows.filter((row) => takesFrom(pause, standingFrom(row))).length;
}

/** Plans those anew that may have a date again that was paused; who was told of the pause is told that it is over. */
export async function replanResumed(
  tx: Tx,
  pause: { id: number; venueId: number; from: string },
  now: number,
): Promise<void> {
  const rows = await tx.q
    .updateTable('standing_order')
    .set((row) => ({
      told_at: 0,
      plan: row('plan', '+', 1),
      warned: row
        .case()
        .when(row.and([row('warned', '=', `${TOLD} ${pause.id}`), row('told_at', '<=', now)]))
        .then(`${RESUMED} ${pause.id}`)
        .else('')
        .end(),
    }))
    .where('venue_id', '=', pause.venueId)
    .where('status', '=', 1)
    .where((row) => row.or([row('next_date', '>=', pause.from), row('warned', '=', `${TOLD} ${pause.id}`)]))
    .returning(['id', 'plan'])
    .execute();
  for (const { id, plan } of rows) await addStandingJob(tx, { standing_order_id: id, plan, since: now }, now);
}

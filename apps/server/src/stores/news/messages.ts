import { type NewsLetter, newsSegment, type NewsState } from '@servery/contract/entities/news';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { NewsMessageTable } from '#db/tables/news';
import { addNewsJob } from '#stores/jobs';

type Row = Selectable<NewsMessageTable> & { by: string | null };
export type NewsRecord = Omit<Row, 'segment' | 'subject' | 'body' | 'promo_id'> & { value: NewsLetter };

const recordOf = ({ segment, subject, body: text, promo_id, ...row }: Row): NewsRecord => ({
  ...row,
  value: { subject, text, segment: newsSegment.parse(JSON.parse(segment)), promo_id: promo_id ?? 0 },
});

const rowOf = ({ subject, text, segment, promo_id: promo }: NewsLetter) => ({
  subject,
  body: text,
  segment: JSON.stringify(segment),
  promo_id: promo === 0 ? null : promo,
});

const messages = (tx: ReadTx) =>
  tx.q
    .selectFrom('news_message')
    .leftJoin('person', 'person.id', 'news_message.person_id')
    .selectAll('news_message')
    .select('person.name as by');

const tell = (tx: Tx, venueId: number): void => tx.emit({ type: 'news', venue_id: venueId });

const SHOWN = 100;

/** Of a venue, the latest first. */
export async function newsAt(tx: ReadTx, venueId: number): Promise<NewsRecord[]> {
  const rows = await messages(tx)
    .where('news_message.venue_id', '=', venueId)
    .orderBy('news_message.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(recordOf);
}

/** Of a venue alone: what is another's is not found. */
export async function findNewsAt(tx: ReadTx, venueId: number, id: number): Promise<NewsRecord | undefined> {
  const row = await messages(tx)
    .where('news_message.venue_id', '=', venueId)
    .where('news_message.id', '=', id)
    .executeTakeFirst();
  return row && recordOf(row);
}

export async function findNews(tx: ReadTx, id: number): Promise<NewsRecord | undefined> {
  const row = await messages(tx).where('news_message.id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}

const countAt = async (
  tx: ReadTx,
  { venueId, isDraft, since }: { venueId: number; isDraft: boolean; since: number },
): Promise<number> => {
  const row = await tx.q
    .selectFrom('news_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('venue_id', '=', venueId)
    .where('state', isDraft ? '=' : '<>', 'draft')
    .where('send_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row.count;
};
export const draftsAt = (tx: ReadTx, venueId: number): Promise<number> =>
  countAt(tx, { venueId, isDraft: true, since: 0 });
/** Sent since a moment, or still to be. */
export const plannedAt = (tx: ReadTx, at: { venueId: number; since: number }): Promise<number> =>
  countAt(tx, { ...at, isDraft: false });

type By = { venueId: number; personId: number; now: number };

export async function insertNews(tx: Tx, letter: NewsLetter, by: By): Promise<number> {
  const { id } = await tx.q
    .insertInto('news_message')
    .values({
      ...rowOf(letter),
      venue_id: by.venueId,
      state: 'draft',
      // Not one that a job of a message that is gone could have.
      run: by.now,
      person_id: by.personId,
      changed_at: by.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  tell(tx, by.venueId);
  return id;
}

/** The version that was seen is the one that is changed: whoever was faster has raised it. */
const ofVersion = (tx: Tx, seen: { id: number; version: number }) =>
  tx.q
    .updateTable('news_message')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', seen.id)
    .where('version', '=', seen.version)
    .where('state', '=', 'draft')
    .returning('id');

type Seen = { id: number; version: number };

export async function changeNews(tx: Tx, seen: Seen, wanted: { letter: NewsLetter } & By): Promise<boolean> {
  const row = await ofVersion(tx, seen)
    .set({ ...rowOf(wanted.letter), person_id: wanted.personId, changed_at: wanted.now })
    .executeTakeFirst();
  if (row) tell(tx, wanted.venueId);
  return row !== undefined;
}

export async function removeNews(tx: Tx, seen: Seen, venueId: number): Promise<boolean> {
  if (!(await ofVersion(tx, seen).executeTakeFirst())) return false;
  await tx.q.deleteFrom('news_message').where('id', '=', seen.id).execute();
  tell(tx, venueId);
  return true;
}

/** Has a draft sent at a moment. */
export async function planNews(tx: Tx, seen: Seen, sendAt: number): Promise<boolean> {
  const row = await ofVersion(tx, seen)
    .set((held) => ({ state: 'planned', send_at: sendAt, run: held('run', '+', 1) }))
    .returning(['run', 'venue_id'])
    .executeTakeFirst();
  if (!row) return false;
  await addNewsJob(tx, { message_id: seen.id, run: row.run }, sendAt);
  tell(tx, row.venue_id);
  return true;
}

type Move = { id: number; from: NewsState; to: NewsState };

/** Ends one state and begins another, unless somebody else did meanwhile. */
export async function moveNews(
  tx: Tx,
  { id, from, to }: Move,
  more: Partial<Pick<Row, 'send_at' | 'started_at' | 'ended_at'>>,
): Promise<boolean> {
  const row = await tx.q
    .updateTable('news_message')
    .set((held) => ({
      ...more,
      state: to,
      version: held('version', '+', 1),
      // Whatever was under way for it is over.
      ...((to === 'draft' || to === 'stopped' || to === 'partial') && { run: held('run', '+', 1) }),
    }))
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('venue_id')
    .executeTakeFirst();
  if (row) tell(tx, row.venue_id);
  return row !== undefined;
}

/** Goes on with one that was given up, unless somebody else has. */
export async function resumeNews(tx: Tx, id: number, now: number): Promise<boolean> {
  if (!(await moveNews(tx, { id, from: 'partial', to: 'sending' }, { ended_at: 0 }))) return false;
  const record = await findNews(tx, id);
  if (record) await addNewsJob(tx, { message_id: id, run: record.run }, now);
  return true;
}

export const tellOfNews = tell;

import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { FeedbackTable } from '#db/tables/customer-notes';

export type FeedbackRecord = Selectable<FeedbackTable>;

export async function addFeedback(
  tx: Tx,
  told: Omit<FeedbackRecord, 'id' | 'answer' | 'answered_at' | 'answered_by'>,
): Promise<number> {
  const { id } = await tx.q.insertInto('feedback').values(told).returning('id').executeTakeFirstOrThrow();
  return id;
}

export type SaidFeedback = FeedbackRecord & {
  name: string;
  email: string;
  closed_at: number | null;
  number: string | null;
  order_ref: string | null;
  answered_name: string | null;
};

const said = (tx: ReadTx) =>
  tx.q
    .selectFrom('feedback')
    .innerJoin('customer', 'customer.id', 'feedback.customer_id')
    .leftJoin('orders', 'orders.id', 'feedback.order_id')
    .leftJoin('person', 'person.id', 'feedback.answered_by')
    .selectAll('feedback')
    .select(['customer.name', 'customer.email', 'customer.closed_at', 'orders.number'])
    .select(['orders.ref as order_ref', 'person.name as answered_name']);

export async function findFeedback(tx: ReadTx, id: number): Promise<SaidFeedback | undefined> {
  return said(tx).where('feedback.id', '=', id).executeTakeFirst();
}

type Read = { brandCode: string; venueId: number };

/** What the people of a venue may read: of its orders, and of no order, within their brand. */
const atVenue = (tx: ReadTx, { brandCode, venueId }: Read) =>
  said(tx)
    .where('feedback.brand_code', '=', brandCode)
    .where((row) => row.or([row('feedback.order_id', 'is', null), row('orders.venue_id', '=', venueId)]));

export const feedbackAt = (
  tx: ReadTx,
  at: Read,
  { before, most }: { before: number | undefined; most: number },
): Promise<SaidFeedback[]> =>
  atVenue(tx, at)
    .$if(before !== undefined, (query) => query.where('feedback.id', '<', before ?? 0))
    .orderBy('feedback.id', 'desc')
    .limit(most)
    .execute();

const OF_ONE = 10;

/** What one member said lately. */
export const feedbackBy = (tx: ReadTx, at: Read, customerId: number): Promise<SaidFeedback[]> =>
  atVenue(tx, at)
    .where('feedback.customer_id', '=', customerId)
    .orderBy('feedback.id', 'desc')
    .limit(OF_ONE)
    .execute();

export const findFeedbackAt = (tx: ReadTx, at: Read, id: number): Promise<SaidFeedback | undefined> =>
  atVenue(tx, at).where('feedback.id', '=', id).executeTakeFirst();

/** Writes an answer down, unless there is one. */
export async function answerFeedback(
  tx: Tx,
  id: number,
  by: { text: string; personId: number | null; now: number },
): Promise<boolean> {
  const row = await tx.q
    .updateTable('feedback')
    .set({ answer: by.text, answered_by: by.personId, answered_at: by.now })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

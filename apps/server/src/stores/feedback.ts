import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { FeedbackTable } from '#db/tables/people';

export type FeedbackRecord = Selectable<FeedbackTable>;

export async function addFeedback(tx: Tx, said: Omit<FeedbackRecord, 'id'>): Promise<number> {
  const { id } = await tx.q.insertInto('feedback').values(said).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findFeedback(
  tx: ReadTx,
  id: number,
): Promise<(FeedbackRecord & { name: string; number: string | null }) | undefined> {
  return tx.q
    .selectFrom('feedback')
    .innerJoin('customer', 'customer.id', 'feedback.customer_id')
    .leftJoin('orders', 'orders.id', 'feedback.order_id')
    .selectAll('feedback')
    .select(['customer.name', 'orders.number'])
    .where('feedback.id', '=', id)
    .executeTakeFirst();
}

import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { TenderTable } from '#db/tables/ordering';

export type TenderRecord = Selectable<TenderTable>;

export async function insertTender(tx: Tx, tender: Omit<TenderRecord, 'id'>): Promise<void> {
  await tx.q.insertInto('tender').values(tender).execute();
}

export async function tenderByKey(tx: ReadTx, key: string): Promise<TenderRecord | undefined> {
  return tx.q.selectFrom('tender').selectAll().where('tender_key', '=', key).executeTakeFirst();
}

export async function tendersOfOrder(tx: ReadTx, orderId: number): Promise<TenderRecord[]> {
  return tx.q.selectFrom('tender').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** Marks an order as paid if it is not: of two people who take the money at once, one does. */
export async function markPaid(tx: Tx, orderId: number): Promise<boolean> {
  const result = await tx.q
    .updateTable('orders')
    .set({ paid: 1 })
    .where('id', '=', orderId)
    .where('paid', '=', 0)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

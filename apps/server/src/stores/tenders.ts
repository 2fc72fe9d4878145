import type { OrderMoney } from '@servery/domain/order-edit/settle';
import { leftToPay } from '@servery/domain/payments/tender';
import type { Selectable } from 'kysely';
import type { ReadTx, Tx } from '#db/database';
import type { TenderTable } from '#db/tables/ordering';
import type { OrderRecord } from '#stores/orders';
import { screenOfSession } from '#stores/sessions';
import { operatorOfSession } from '#stores/till-people';

export type TenderRecord = Selectable<TenderTable>;

export async function insertTender(
  tx: Tx,
  tender: Omit<TenderRecord, 'id' | 'screen_id' | 'person_id'>,
  sessionId: number,
): Promise<void> {
  await tx.q
    .insertInto('tender')
    .values({
      ...tender,
      screen_id: screenOfSession(tx.q, sessionId),
      person_id: operatorOfSession(tx.q, sessionId),
    })
    .execute();
}

export async function tenderByKey(tx: ReadTx, key: string): Promise<TenderRecord | undefined> {
  return tx.q.selectFrom('tender').selectAll().where('tender_key', '=', key).executeTakeFirst();
}

export async function tendersOfOrder(tx: ReadTx, orderId: number): Promise<TenderRecord[]> {
  return tx.q.selectFrom('tender').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
}

/** What was taken of orders without a provider, a balance or a gift voucher; those of which nothing was are left out. */
export async function takenByHand(tx: ReadTx, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx.q
    .selectFrom('tender')
    .select(['order_id', (of) => of.fn.sum<number>('cents').as('cents')])
    .where('order_id', 'in', orderIds)
    .where('attempt_id', 'is', null)
    .groupBy('order_id')
    .execute();
  return new Map(rows.map((row) => [row.order_id, row.cents]));
}

/** The order as it is, and nobody else takes money for it until this transaction ends. */
export async function lockToPay(tx: Tx, orderId: number): Promise<OrderRecord> {
  return tx.q
    .updateTable('orders')
    .set((row) => ({ tendered: row.ref('tendered') }))
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts a part; the order is paid once its parts cover it. Asked for with the order's row locked. */
export async function countTender(
  tx: Tx,
  order: OrderMoney & Pick<OrderRecord, 'id'>,
  part: { cents: number; rounding: number },
): Promise<void> {
  const { id, tendered } = order;
  const taken = tendered + part.cents;
  await tx.q
    .updateTable('orders')
    .set((row) => ({
      tendered: taken,
      rounding: row('rounding', '+', part.rounding),
      paid: leftToPay(order) <= part.cents ? 1 : 0,
    }))
    .where('id', '=', id)
    .execute();
}

/** The order of a payment that nobody can say anything of is placed: once it is known, it pays a part of that. */
export async function makeTender(
  tx: Tx,
  id: string,
  of: { orderId: number; submission: string; now: number },
): Promise<void> {
  await tx.q
    .updateTable('payment_attempt')
    .set({
      purpose: 'tender',
      cart_id: 0,
      order_id: of.orderId,
      submission: of.submission,
      updated_at: of.now,
    })
    .where('id', '=', id)
    .where('state', 'in', ['started', 'unknown'])
    .execute();
}

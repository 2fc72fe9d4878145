import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { OrderStatus } from '@servery/contract/entities/receipt';
import type { ReadTx, Tx } from '#db/database';
import type { OrderEventTable, OrderLineTable, OrdersTable } from '#db/tables/ordering';

export type OrderRecord = Selectable<OrdersTable>;
export type OrderLineRecord = Selectable<OrderLineTable>;

/** 128 random bits: an address that cannot be guessed. */
export const newOrderRef = (): string => randomBytes(16).toString('base64url');

export async function findBySubmitKey(tx: ReadTx, submitKey: string): Promise<OrderRecord | undefined> {
  return tx.q.selectFrom('orders').selectAll().where('submit_key', '=', submitKey).executeTakeFirst();
}

export async function findByRef(tx: ReadTx, ref: string): Promise<OrderRecord | undefined> {
  return tx.q.selectFrom('orders').selectAll().where('ref', '=', ref).executeTakeFirst();
}

export async function linesOf(tx: ReadTx, orderIds: readonly number[]): Promise<OrderLineRecord[]> {
  if (orderIds.length === 0) return [];
  return tx.q
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** The number that is called out: short, and counted per venue and day. */
export async function nextNumber(tx: Tx, merchantId: number, day: string): Promise<string> {
  const row = await tx.q
    .insertInto('order_counter')
    .values({ merchant_id: merchantId, day, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'day'])
        .doUpdateSet((held) => ({ last: held('order_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return String(row.last);
}

export async function insertOrder(
  tx: Tx,
  order: Insertable<OrdersTable>,
  lines: readonly Omit<Insertable<OrderLineTable>, 'order_id'>[],
): Promise<number> {
  const { id } = await tx.q.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow();
  await tx.q
    .insertInto('order_line')
    .values(lines.map((line) => ({ ...line, order_id: id })))
    .execute();
  return id;
}

export async function addEvent(tx: Tx, event: Insertable<OrderEventTable>): Promise<void> {
  await tx.q.insertInto('order_event').values(event).execute();
}

export async function lastEvent(
  tx: ReadTx,
  orderId: number,
): Promise<Selectable<OrderEventTable> | undefined> {
  return tx.q
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Moves an order if it is still where the caller saw it; two screens that tap at once move it once. */
export async function moveOrder(
  tx: Tx,
  order: Pick<OrderRecord, 'id'>,
  move: { from: OrderStatus; to: OrderStatus; reason: string; now: number },
): Promise<boolean> {
  const result = await tx.q
    .updateTable('orders')
    .set({ status: move.to, status_reason: move.reason, status_at: move.now })
    .where('id', '=', order.id)
    .where('status', '=', move.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Everything the kitchen may still have to do with: open orders, and those closed a moment ago so that undo can bring them back. */
export async function boardOrders(
  tx: ReadTx,
  merchantId: number,
  closedSince: number,
): Promise<OrderRecord[]> {
  return tx.q
    .selectFrom('orders')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('is_test', '=', 0)
    .where((of) =>
      of.or([
        of('status', 'in', [1, 2, 3, 4, 6]),
        of.and([of('status', '=', 5), of('status_at', '>', closedSince)]),
      ]),
    )
    .orderBy('due_at')
    .orderBy('id')
    .limit(500)
    .execute();
}

/** Milliseconds from placed to ready over the last orders. */
export async function meanTimeToReady(tx: ReadTx, merchantId: number, since: number): Promise<number> {
  const rows = await tx.q
    .selectFrom('order_event')
    .innerJoin('orders', 'orders.id', 'order_event.order_id')
    .select(['order_event.created_at', 'orders.placed_at'])
    .where('order_event.merchant_id', '=', merchantId)
    .where('order_event.to_status', '=', 4)
    .where('order_event.created_at', '>', since)
    .orderBy('order_event.id', 'desc')
    .limit(20)
    .execute();
  if (rows.length === 0) return 0;
  return rows.reduce((sum, row) => sum + (row.created_at - row.placed_at), 0) / rows.length;
}

/** When open orders are due, for the strip of coming times. */
export async function dueTimes(
  tx: ReadTx,
  merchantId: number,
  span: { from: number; to: number },
): Promise<number[]> {
  const rows = await tx.q
    .selectFrom('orders')
    .select('due_at')
    .where('merchant_id', '=', merchantId)
    .where('is_test', '=', 0)
    .where('status', 'in', [1, 2, 3, 4, 6])
    .where('due_at', '>=', span.from)
    .where('due_at', '<', span.to)
    .execute();
  return rows.map((row) => row.due_at);
}
